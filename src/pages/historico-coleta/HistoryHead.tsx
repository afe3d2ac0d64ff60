import AddIcon from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import SearchIcon from '@mui/icons-material/Search';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { historicoColetas } from '../../../reports/historico-coletas/definition.ts';
import { historicosTecnicos } from '../../../reports/historico-tecnico/definition.ts';
import { useListSearch } from '../../app/useListSearch.ts';
import { KEYS } from '../../kit/keys/keys.ts';
import { laterDialog } from '../../kit/laterDialog.tsx';
import { Breadcrumb } from '../../kit/page/Breadcrumb.tsx';
import { DocumentLink } from '../../kit/page/DocumentLink.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';

const Publicadas = laterDialog(() => import('../coletas-publicadas/Publicadas.tsx'));

/** What the toolbar calls the technical reports, in its order (spec 2 §2.3). */
const LABELS = ['coleta.pdf.simples', 'coleta.pdf.completo', 'coleta.pdf.doisAnos'];

const CLIENTES = '/cadastro/cliente';

interface HistoryHeadProps {
  idPessoa: number;
  /** The client's name and code, once they are known. */
  nome?: string;
  codigo?: string | null;
  /** Whether there is anything to make a workbook of. */
  exportable: boolean;
  /** For who may add a collection. */
  onAdd?(): void;
}

/** The title of the history and its toolbar (spec 2 §2.3). */
export function HistoryHead({ idPessoa, nome, codigo, exportable, onAdd }: HistoryHeadProps) {
  const translate = useTranslate();
  const search = useListSearch() ?? '';
  const [searching, setSearching] = useState(false);
  const clients = {
    text: translate('cliente.list.title'),
    to: { pathname: CLIENTES, search },
    label: translate('ficha.back'),
  };
  const client = { text: codigo || translate('coleta.client'), to: `${CLIENTES}/${idPessoa}` };
  return (
    <>
      <Breadcrumb steps={[clients, client]} current={translate('coleta.title')} />
      <PageHead title={nome ? translate('coleta.titleOf', { nome }) : translate('coleta.title')}>
        {onAdd && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd} {...KEYS.create}>
            {translate('coleta.add')}
          </Button>
        )}
        {exportable && <ExcelButton report={historicoColetas} filters={{ idPessoa }} />}
        {historicosTecnicos.map(({ path }, index) => (
          <DocumentLink key={path} href={`/${path}?idPessoa=${idPessoa}`} label={translate(LABELS[index] ?? '')} />
        ))}
        <Button startIcon={<SearchIcon />} onClick={() => setSearching(true)}>
          {translate('cliente.published.search')}
        </Button>
        <IconAction component={Link} to={client.to} color="primary" label={translate('coleta.back')}>
          <ArrowBack fontSize="small" />
        </IconAction>
        {searching && <Publicadas listaPessoa={[idPessoa]} onClose={() => setSearching(false)} />}
      </PageHead>
    </>
  );
}
