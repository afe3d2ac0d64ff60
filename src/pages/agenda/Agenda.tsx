import EventIcon from '@mui/icons-material/EventOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { mesInicial } from '../../../domain/monitoramento/agenda.ts';
import type { DaAgenda } from '../../../reports/agenda/asks.ts';
import { agenda } from '../../../reports/agenda/definition.ts';
import { clientesPedidos, linhasDaAgenda } from '../../../reports/agenda/linhas.ts';
import { type Asked, readYear } from '../../../reports/tabela/asks.ts';
import { useMayEdit, useMayView } from '../../app/access.ts';
import { today } from '../../app/today.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { useTell } from '../../kit/feedback/useTell.ts';
import { useLeaveWarning } from '../../kit/forms/leaving.ts';
import { useTouchOnly } from '../../kit/keys/useTouchOnly.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { CountText } from '../../kit/page/CountText.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useFocusTitle } from '../../kit/page/useFocusTitle.ts';
import { download } from '../../kit/reports/client.ts';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';
import { ESTILO, FICHA, SINAIS } from './Coleta.tsx';
import { Filtros } from './Filtros.tsx';
import { Grade } from './Grade.tsx';
import { useAgenda } from './useAgenda.ts';

const AS_LOADED = { field: '', order: 'ASC' } as const;

/** The filters of an address; the year at hand where it names none. */
function filtrosDe(params: URLSearchParams): Asked<DaAgenda> {
  const read = agenda.filters({ ano: String(thisYear()), ...Object.fromEntries(params) })?.asked;
  const ano = readYear(params.get('ano') ?? '') ?? thisYear();
  return { ano, idRoteiro: read?.idRoteiro, idTecnico: read?.idTecnico };
}
const thisYear = () => Number(today().slice(0, 4));

/** 'Agenda de Coletas': in which month each collection is to be done that the year still asks for. */
export default function Agenda() {
  const noPointer = useTouchOnly();
  const translate = useTranslate();
  const tell = useTell();
  const [params, setParams] = useSearchParams();
  const filtros = filtrosDe(params);
  const { ano } = filtros;
  const mayEdit = useMayEdit(agenda.menu);
  const mayOpen = useMayView('cadastro/cliente');
  const [keeping, setKeeping] = useState(false);
  const { clientes: all, error, refetch, plan, unsaved, retry } = useAgenda(ano);
  useLeaveWarning(unsaved !== null);
  const { page, focusTitle } = useFocusTitle();
  const clientes = all && clientesPedidos(all, filtros);
  const from = mesInicial(ano, today());
  const filters = { asked: filtros, filter: {}, sort: AS_LOADED };
  const proposed = (clientes ?? []).filter(({ devidas }) => devidas.some(({ guardada }) => !guardada));
  const now = thisYear();
  const counted = clientes?.length ? translate('agenda.clientes', { smart_count: clientes.length }) : null;

  async function keep() {
    setKeeping(true);
    try {
      await plan(proposed.map((cliente) => ({ cliente, meses: cliente.devidas.map(({ mes }) => mes) })));
      tell(translate('agenda.guardadas', { smart_count: proposed.length }), 'success');
    } catch {
      // What went wrong is told where it was written.
    } finally {
      setKeeping(false);
      // What was pressed is gone with what was proposed.
      focusTitle();
    }
  }
  async function toCalendar() {
    const calendario = await import('../../../reports/agenda/calendario.ts').catch(() => null);
    if (!calendario) return tell(translate('shell.failure.dialog'), 'warning');
    const text = calendario.calendarioDaAgenda(linhasDaAgenda(clientes ?? []), ano, new Date().toISOString());
    download(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `Agenda_de_coletas_${ano}.ics`);
  }

  return (
    <Box ref={page} sx={{ display: 'flex', flexDirection: 'column', flex: { sm: '1 1 auto' } }}>
      <PageHead title={agenda.title} beside={<CountText>{counted}</CountText>}>
        {mayEdit && (keeping || proposed.length > 0) && (
          <BusyButton busy={keeping} variant="outlined" onClick={keep}>
            {translate('agenda.guardar')}
          </BusyButton>
        )}
        {clientes?.some(({ devidas }) => devidas.length > 0) && (
          <>
            <PdfLink report={agenda} filters={filters} />
            <ExcelButton report={agenda} filters={filters} />
            <Button startIcon={<EventIcon />} onClick={toCalendar}>
              {translate('agenda.calendario')}
            </Button>
          </>
        )}
      </PageHead>
      <Filtros
        filtros={filtros}
        anos={[...new Set([ano, now + 1, now, now - 1])].sort((a, b) => b - a)}
        clientes={all ?? []}
        onFilter={(next) => setParams(agenda.query({ ...filters, asked: next }))}
      />
      {unsaved ? (
        <ErrorAlert onRetry={retry}>
          {unsaved.error.message}. {translate('agenda.naoGuardada')}
        </ErrorAlert>
      ) : (
        error && (
          <ErrorAlert onRetry={refetch}>
            {translate('agenda.failed')} {error.message}
          </ErrorAlert>
        )
      )}
      {!clientes ? (
        !error && <PageSkeleton />
      ) : clientes.length === 0 ? (
        <Typography>{translate('agenda.vazia')}</Typography>
      ) : (
        <>
          <Legenda />
          {mayEdit && from <= 12 && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1, displayPrint: 'none' }}>
              {translate(noPointer ? 'agenda.dicaDeToque' : 'agenda.dica')}
            </Typography>
          )}
          <Grade
            ano={ano}
            clientes={clientes}
            from={from}
            mayEdit={mayEdit}
            mayOpen={mayOpen}
            onPlan={(cliente, meses) => void plan([{ cliente, meses }]).catch(() => undefined)}
          />
        </>
      )}
    </Box>
  );
}

/** What the signs mean. */
function Legenda() {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1.5, sm: 2 }, listStyle: 'none', p: 0, m: 0, mb: 0.5 }}
    >
      {(['feita', 'planejada', 'proposta', 'atrasada'] as const).map((name) => (
        <li key={name}>
          <Box component="span" aria-hidden sx={{ ...FICHA, ...ESTILO[name], mr: 0.75 }}>
            {SINAIS[name]}
          </Box>
          {translate(`agenda.legenda.${name}`)}
        </li>
      ))}
    </Box>
  );
}
