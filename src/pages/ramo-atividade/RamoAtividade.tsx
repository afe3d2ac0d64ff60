import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Tab, Tabs } from '@mui/material';
import { EditBase, useEditContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { useMayEdit } from '../../app/access.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { isGone } from '../../kit/feedback/gone.ts';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { ReadOnlyContext } from '../../kit/forms/inputs/mode.ts';
import { ReadOnlyNote } from '../../kit/forms/ReadOnlyNote.tsx';
import { WhenFresh } from '../../kit/forms/WhenFresh.tsx';
import { Breadcrumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { PageTitle } from '../../kit/page/PageTitle.tsx';
import { ChecklistSkeleton } from './ChecklistSkeleton.tsx';
import { Dados, DadosSkeleton } from './Dados.tsx';
import { Parametros } from './Parametros.tsx';

const { resource } = ramoAtividade;
const TABS = {
  '': { Part: Dados, Waiting: DadosSkeleton },
  parametros: { Part: Parametros, Waiting: ChecklistSkeleton },
} as const;
const isTab = (part: string): part is keyof typeof TABS => part in TABS;

/** A branch of activity: its data and its parameters, each at an address of its own (spec 1 §2). */
export default function RamoAtividade({ id, part }: { id: number; part: string }) {
  if (!isTab(part)) return <NotFound />;
  return (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
      queryOptions={{ onError: () => {} }}
    >
      <WhenFresh unread={() => <Failed />}>{(fresh) => <Ramo id={id} part={part} fresh={fresh} />}</WhenFresh>
    </EditBase>
  );
}

function Failed() {
  const translate = useTranslate();
  const { error, refetch } = useEditContext();
  return (
    <>
      <Breadcrumb steps={[{ text: ramoAtividade.title, to: `/${resource}` }]} />
      <PageTitle text={translate('ramo.failed')} />
      <ErrorAlert sx={{ mt: 1.5 }} onRetry={isGone(error) ? undefined : refetch}>
        {error?.message}
      </ErrorAlert>
    </>
  );
}

interface RamoProps {
  id: number;
  part: keyof typeof TABS;
  /** Whether the branch is here, as it is now. */
  fresh: boolean;
}

function Ramo({ id, part, fresh }: RamoProps) {
  const translate = useTranslate();
  const mayEdit = useMayEdit(resource);
  const { record } = useEditContext();
  const title = fresh && record ? translate('ramo.title', { descricao: record.descricao }) : undefined;

  const list = `/${resource}`;
  const base = `${list}/${id}`;
  const { Part, Waiting } = TABS[part];
  const tabs = [
    { value: '', to: base, label: translate('ramo.dados') },
    { value: 'parametros', to: `${base}/parametros`, label: translate('ramo.parametros') },
  ];
  return (
    <>
      <Breadcrumb steps={[{ text: ramoAtividade.title, to: list }]} current={title && String(record?.descricao)} />
      <PageHead title={title}>
        <Button component={Link} to={list} startIcon={<ArrowBackIcon />}>
          {translate('ramo.back')}
        </Button>
      </PageHead>
      <Tabs value={part} aria-label={translate('ramo.tabs')} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        {tabs.map(({ value, to, label }) => (
          <Tab
            key={value}
            component={Link}
            to={to}
            value={value}
            id={`aba-${value}`}
            aria-controls={value === part ? `parte-${value}` : undefined}
            label={label}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`parte-${part}`} aria-labelledby={`aba-${part}`} sx={{ pt: 2, maxWidth: 960 }}>
        <ReadOnlyContext value={!mayEdit}>
          <ReadOnlyNote />
          {title === undefined ? <Waiting /> : <Part />}
        </ReadOnlyContext>
      </Box>
    </>
  );
}
