import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import SearchIcon from '@mui/icons-material/Search';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/calendar.ts';
import type { Period } from '../../../reports/tabela/period.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { useDiscardQuestion } from '../../kit/forms/useDiscardQuestion.tsx';
import { PeriodForm } from '../../kit/lists/PeriodForm.tsx';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { Empresas } from './Empresas.tsx';
import { SemEmpresas } from './SemEmpresas.tsx';
import { useNumeracao } from './useNumeracao.ts';

/** Pixels (spec 2 §2.6). */
const WIDTH = 800;
const NO_PERIOD = {};

/** 'Novo': looks for the companies of a period, numbers the marked ones, saves that (spec 2 §2.6). */
export function NovasSequencias({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const { onDirty, requestClose, close, question } = useDiscardQuestion(onClose);
  const numeracao = useNumeracao((smart_count) => {
    notify('sequencial.dialogo.salvas', { type: 'success', messageArgs: { smart_count } });
    close();
  });
  const { busca, buscar, gerar, gerou, marcadas, salvar, saving, failure } = numeracao;
  /** Why nothing was sent, as a key. */
  const [lacking, setLacking] = useState<string | null>(null);
  const text = (name: string, values = {}) => translate(`sequencial.dialogo.${name}`, values);
  const daysOf = ({ dtInicio, dtFim }: Period) => ({ inicio: formatDate(dtInicio), fim: formatDate(dtFim) });

  function start() {
    setLacking(null);
    gerar.reset();
    numeracao.clearFailure();
  }

  function search(periodo: Period) {
    start();
    onDirty(true);
    buscar.mutate(periodo);
  }

  /** Without a list there is nothing to number. */
  function generate() {
    if (!busca || busca.empresas.length === 0 || gerar.isPending) return;
    start();
    gerar.mutate(busca);
  }

  function save() {
    const refused = !gerou ? 'semSequencias' : marcadas.size === 0 ? 'semEmpresas' : null;
    setLacking(refused);
    if (!refused) void salvar();
  }

  return (
    <Dialog
      open
      onClose={requestClose}
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: WIDTH } } }}
    >
      <DialogTitle id={titleId}>{translate('sequencial.novo')}</DialogTitle>
      {/* The names of the days stand on their frames, above them. */}
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <PeriodForm period={busca?.periodo ?? NO_PERIOD} onPeriod={search} autoFocus>
          <IconAction type="submit" label={text('buscar')}>
            <SearchIcon />
          </IconAction>
          <IconAction label={text('gerar')} onClick={generate}>
            <CalculateIcon />
          </IconAction>
        </PeriodForm>
        {buscar.error && (
          <ErrorAlert>
            {text('falhou')} {buscar.error.message}
          </ErrorAlert>
        )}
        {gerar.error && (
          <ErrorAlert>
            {text('naoGerou')} {gerar.error.message}
          </ErrorAlert>
        )}
        {lacking && <ErrorAlert focused>{text(lacking)}</ErrorAlert>}
        {failure && (
          <ErrorAlert focused>
            {failure.message}
            {numeracao.renumerou && `. ${text('novosNumeros')}`}
          </ErrorAlert>
        )}
        {buscar.isPending ? (
          <Skeleton height={120} role="status" aria-label={text('buscando')} />
        ) : busca?.empresas.length === 0 ? (
          <SemEmpresas periodo={busca.periodo} onSearch={search} />
        ) : (
          busca && (
            <Empresas
              label={text('empresas', daysOf(busca.periodo))}
              empresas={busca.empresas}
              marcadas={marcadas}
              onMark={numeracao.marcar}
              numeros={numeracao.numeros}
              jaTem={numeracao.jaTem}
            />
          )
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={requestClose}>{text('cancelar')}</Button>
        <BusyButton variant="contained" busy={saving} onClick={save}>
          {text('salvar')}
        </BusyButton>
      </DialogActions>
      {question}
    </Dialog>
  );
}
