import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { fichaLeitura } from '../../../reports/ficha-leitura/definition.ts';
import { leiturasDoLancamento, leiturasDoMes } from '../../../reports/leituras-do-mes/definition.ts';
import { useMayView } from '../../app/access.ts';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';
import { SubscribeButton } from '../../kit/reports/SubscribeButton.tsx';
import type { Filtros } from './leitura/filtros.ts';

/** What is saved of a month, as the filters leave it: its PDF, its workbook, and the sheets that go along to the meters. */
export function RelatoriosDoMes({ filtros }: { filtros: Filtros }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const mayViewSheets = useMayView(fichaLeitura.menu);
  // The grid has two pages, and who sees one of them need not see the other.
  const report = pathname === `/${leiturasDoLancamento.menu}` ? leiturasDoLancamento : leiturasDoMes;
  return (
    <>
      <PdfLink report={report} filters={filtros} />
      <ExcelButton report={report} filters={filtros} />
      <SubscribeButton compact report={report} filters={filtros} />
      {mayViewSheets && <PdfLink report={fichaLeitura} filters={filtros} text={translate('lancamento.fichas')} />}
    </>
  );
}
