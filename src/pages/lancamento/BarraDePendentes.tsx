import UndoIcon from '@mui/icons-material/Undo';
import { Alert, Box, Button, LinearProgress, Link } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { monthInWords } from '../../../domain/leitura/month.ts';
import { useOnline } from '../../kit/feedback/useOnline.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { enderecoDe } from './filtros.ts';
import { outrosMesesPendentes } from './guardados.ts';
import type { Estado } from './pendencias.ts';
import type { Andamento } from './useEnvio.ts';

/** Whether there is a connection, and whether it came back while the page was open. */
function useConnection() {
  const online = useOnline();
  const [wasAway, setWasAway] = useState(!online);
  useEffect(() => {
    if (!online) setWasAway(true);
  }, [online]);
  return { online, cameBack: online && wasAway, forget: () => setWasAway(!online) };
}

interface BarraDePendentesProps {
  userId: number;
  mes: { idMes: number; idAno: number };
  estado: Estado;
  andamento: Andamento | null;
  onSaveAll(): void;
  onCancel(): void;
  onUndo(): void;
}

/** How many readings are not saved, here and in other months, and the way to save them all. */
export function BarraDePendentes(props: BarraDePendentesProps) {
  const { userId, mes, estado, andamento, onSaveAll, onCancel, onUndo } = props;
  const translate = useTranslate();
  const { online, cameBack, forget } = useConnection();
  const count = estado.pendentes.size;
  // They change in other months, whose page this is not.
  const others = useMemo(() => outrosMesesPendentes(userId, mes), [userId, mes]);
  const told = count === 0 ? 'nenhuma' : !online ? 'semConexao' : cameBack ? 'voltou' : 'quantas';
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Box role="status" sx={{ fontWeight: count > 0 ? 600 : 400 }}>
          {andamento
            ? translate('lancamento.pendentes.enviando', { feitas: andamento.feitas, total: andamento.total })
            : translate(`lancamento.pendentes.${told}`, { smart_count: count })}
        </Box>
        {count > 0 && (
          <BusyButton
            variant="contained"
            busy={andamento !== null}
            onClick={() => {
              forget();
              onSaveAll();
            }}
          >
            {translate('lancamento.pendentes.salvarTudo')}
          </BusyButton>
        )}
        {andamento && <Button onClick={onCancel}>{translate('lancamento.pendentes.parar')}</Button>}
        <Button startIcon={<UndoIcon />} disabled={!estado.desfaz || andamento !== null} onClick={onUndo}>
          {translate('lancamento.pendentes.desfazer')}
        </Button>
        {others.map((other) => (
          <Link
            key={`${other.idAno}-${other.idMes}`}
            component={RouterLink}
            to={`?${enderecoDe({ ...other, nomeCliente: '', medidorVazao: '' })}`}
          >
            {translate('lancamento.pendentes.deOutroMes', { mes: monthInWords(other), smart_count: other.quantas })}
          </Link>
        ))}
      </Box>
      {andamento && (
        <LinearProgress
          variant="determinate"
          value={(100 * andamento.feitas) / andamento.total}
          aria-label={translate('lancamento.pendentes.progresso')}
        />
      )}
      {estado.semEspaco && <Alert severity="error">{translate('lancamento.pendentes.semEspaco')}</Alert>}
    </Box>
  );
}
