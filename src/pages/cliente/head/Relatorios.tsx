import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import { useTranslate } from 'react-admin';
import { relatorioAnalises } from '../../../../reports/analises/definition.ts';
import { cartaDbo } from '../../../../reports/carta-dbo/definition.ts';
import { historicosTecnicos } from '../../../../reports/historico-tecnico/definition.ts';
import { industriasMonitoradas } from '../../../../reports/industrias-monitoradas/definition.ts';
import { useMayView } from '../../../app/access.ts';
import { useHasPage } from '../../../app/pages.ts';
import { LinkMenu, type MenuLink } from '../../../kit/page/LinkMenu.tsx';

const READINGS = 'medidor-vazao/historico';

/** Every report that concerns one client: its documents, and the pages that show its figures. */
export function Relatorios({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const hasPage = useHasPage();
  const readings = useMayView(READINGS) && hasPage(READINGS);
  const documents = [
    [relatorioAnalises, translate('ficha.pdf.analises')],
    [cartaDbo, translate('ficha.pdf.dbo')],
    ...historicosTecnicos.map((report) => [report, report.title] as const),
  ] as const;
  const monitored = useMayView(industriasMonitoradas.menu) && hasPage(industriasMonitoradas.menu);
  const pages = [
    [monitored, industriasMonitoradas.menu, 'cliente.detail.monitored'],
    [readings, READINGS, 'leituras.historico.list'],
  ] as const;
  const links: readonly MenuLink[] = [
    ...documents.map(([{ path, query }, label]) => ({
      label,
      icon: <PdfIcon fontSize="small" />,
      to: `/${path}?${query({ idPessoa })}`,
      document: true,
    })),
    ...pages
      .filter(([may]) => may)
      .map(([, menu, label]) => ({
        label: translate(label),
        icon: <TableIcon fontSize="small" />,
        to: `/${menu}/${idPessoa}`,
      })),
  ];
  return <LinkMenu label={translate('ficha.reports')} links={links} />;
}
