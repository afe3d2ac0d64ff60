import UndoIcon from '@mui/icons-material/Undo';
import { Button, LinearProgress, Link } from '@mui/material';
import { memo, useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Mes, wholeMonthInPhrase } from '../../../../domain/leitura/month.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { useOnline } from '../../../kit/feedback/useOnline.ts';
import { BusyButton } from '../../../kit/page/BusyButton.tsx';
import { usePhone } from '../../../kit/usePhone.ts';
import { isAboutOthers, outrosMesesPendentes } from '../guardado/guardados.ts';
import type { Estado } from '../guardado/pendencias.ts';
import { enderecoDe, SEM_FILTRO } from '../leitura/filtros.ts';
import { BotaoQueFica } from '../pecas/BotaoQueFica.tsx';
import { ABAIXO_DA_MENSAGEM } from '../pecas/estilo.ts';
import { ALTO } from '../pecas/Passo.tsx';
import type { Andamento } from './useEnvio.ts';

/** Whether there is a connection, and whether it came back while the page was open. */
function useConnection() {
  const online = useOnline();
  const [wasAway, setWasAway] = useState(!online);
  useEffect(() => {
    if (!online) setWasAway(true);
  }, [online]);
  const forget = useCallback(() => setWasAway(!online), [online]);
  return { online, cameBack: online && wasAway, forget };
}

/** The other months with pending readings: other tabs type in them, and an erased client's are forgotten in all. */
function useOutrosMeses(userId: number, mes: Mes) {
  const [others, setOthers] = useState(() => outrosMesesPendentes(userId, mes));
  useEffect(() => {
    const count = () => setOthers(outrosMesesPendentes(userId, mes));
    const follow = ({ key }: StorageEvent) => {
      if (isAboutOthers(key, userId, mes)) count();
    };
    window.addEventListener('storage', follow);
    // A cell that was open as its month was left is written only now.
    count();
    return () => window.removeEventListener('storage', follow);
  }, [userId, mes]);
  return others;
}

interface BotoesProps {
  /** There is something to send. */
  some: boolean;
  busy: boolean;
  parando: boolean;
  undoable: boolean;
  onSaveAll(): void;
  onCancel(): void;
  onUndo(): void;
}

/** Drawn again only when one of them changes: readings that are typed change none. */
const Botoes = memo(({ some, busy, parando, undoable, onSaveAll, onCancel, onUndo }: BotoesProps) => {
  const translate = useTranslate();
  const alto = usePhone() ? { ...ALTO, ...ABAIXO_DA_MENSAGEM } : {};
  return (
    <>
      {some && (
        <BusyButton variant="contained" busy={busy} onClick={onSaveAll} sx={alto}>
          {translate('lancamento.pendentes.salvarTudo')}
        </BusyButton>
      )}
      {busy && (
        <Button onClick={onCancel} disabled={parando} style={alto}>
          {translate('lancamento.pendentes.parar')}
        </Button>
      )}
      <BotaoQueFica startIcon={<UndoIcon />} parado={!undoable || busy} onClick={onUndo} style={alto}>
        {translate('lancamento.pendentes.desfazer')}
      </BotaoQueFica>
    </>
  );
});

interface BarraDePendentesProps {
  userId: number;
  mes: Mes;
  estado: Estado;
  /** How many 'Salvar tudo' would send. */
  enviaveis: number;
  /** How many of those that are pending were refused. */
  recusadas: number;
  /** How many of them the filter hides. */
  escondidas: number;
  andamento: Andamento | null;
  /** Keep the identity of these three: the buttons are drawn again with them. */
  onSaveAll(): void;
  onCancel(): void;
  onUndo(): void;
}

const BARRA = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 36 } as const;

/** How many readings are not saved, here and in other months, and the way to save them all. */
export function BarraDePendentes(props: BarraDePendentesProps) {
  const { userId, mes, estado, enviaveis, recusadas, escondidas, andamento, onSaveAll, onCancel, onUndo } = props;
  const translate = useTranslate();
  const { online, cameBack, forget } = useConnection();
  const count = estado.pendentes.size;
  const others = useOutrosMeses(userId, mes);
  const none = others.length > 0 ? 'nenhumaDoMes' : 'nenhuma';
  const hidden = translate(`lancamento.pendentes.${escondidas < count ? 'foraDoFiltro' : 'todasForaDoFiltro'}`, {
    smart_count: escondidas,
  });
  const refused = translate(`lancamento.pendentes.${recusadas < count ? 'recusadas' : 'todasRecusadas'}`, {
    smart_count: recusadas,
  });
  const onde = escondidas > 0 ? ` (${hidden})` : '';
  const voltou = recusadas > 0 ? 'voltouComRecusadas' : 'voltou';
  const told = count === 0 ? none : !online ? 'semConexao' : cameBack ? voltou : 'quantas';
  const saveAll = useCallback(() => {
    forget();
    onSaveAll();
  }, [forget, onSaveAll]);
  return (
    <div style={{ marginBottom: 8 }}>
      <div style={BARRA}>
        <div role="status" style={{ fontWeight: count > 0 ? 600 : 400 }}>
          {andamento
            ? translate(`lancamento.pendentes.${andamento.parando ? 'parando' : 'enviando'}`, {
                feitas: andamento.feitas,
                total: andamento.total,
              })
            : translate(`lancamento.pendentes.${told}`, { smart_count: count, onde, recusadas: refused })}
        </div>
        <Botoes
          some={enviaveis > 0}
          busy={andamento !== null}
          parando={andamento?.parando === true}
          undoable={estado.desfaz}
          onSaveAll={saveAll}
          onCancel={onCancel}
          onUndo={onUndo}
        />
        {others.map((other) => (
          <Link
            key={`${other.idAno}-${other.idMes}`}
            component={RouterLink}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 0 } }}
            to={`?${enderecoDe({ ...other, ...SEM_FILTRO })}`}
          >
            {translate('lancamento.pendentes.deOutroMes', {
              mes: wholeMonthInPhrase(other),
              smart_count: other.quantas,
            })}
          </Link>
        ))}
      </div>
      {andamento && (
        <LinearProgress
          variant="determinate"
          sx={{ mt: '4px' }}
          value={(100 * andamento.feitas) / andamento.total}
          aria-label={translate('lancamento.pendentes.progresso')}
        />
      )}
      {estado.semEspaco && <ErrorAlert>{translate('rascunho.noRoom')}</ErrorAlert>}
    </div>
  );
}
