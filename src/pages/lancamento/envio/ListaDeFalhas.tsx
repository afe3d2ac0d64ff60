import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCurrentUser } from '../../../app/session.ts';
import type { Pendente, Pendentes } from '../guardado/pendente.ts';
import { meiaLinha } from '../leitura/meiaLinha.ts';
import { BOTAO, LINHA, LISTA } from '../pecas/listas.ts';
import { FAZ_LOGO } from '../pecas/toque.ts';
import { emAberto, emOrdem, type Falha, type Falhas, PRIMEIRAS, pedeMotivo, porqueDe, semMedidor } from './falhas.ts';

interface ListaDeFalhasProps {
  falhas: Falhas;
  pendentes: Pendentes;
  /** The meters whose readings are being sent anew: nothing is told of them yet. */
  enviando: ReadonlySet<number> | undefined;
  /** The meters whose rows are on the screen: what is filtered out cannot be opened. */
  mostrados: ReadonlySet<number>;
  /** Those that have no row whatever the filter. */
  fora: readonly Pendente[];
  /** Shows all meters of the month, where a filter hides some. */
  onClear: (() => void) | undefined;
  onCompare(falha: Falha): void;
  onExplain(idHidrometro: number): void;
}

/** Which readings were not saved, each with why, and what can be done about it. */
export function ListaDeFalhas({
  falhas,
  pendentes,
  enviando,
  mostrados,
  fora,
  onClear,
  onCompare,
  onExplain,
}: ListaDeFalhasProps) {
  const translate = useTranslate();
  const user = useCurrentUser();
  const listId = useId();
  const [all, setAll] = useState(false);
  const open = emOrdem(emAberto(falhas, pendentes, enviando));
  if (open.length === 0) return null;
  const rest = open.length - PRIMEIRAS;
  /** Why there is no row to go to. */
  function unseen(falha: Falha): string {
    const { idHidrometro } = falha.pendente;
    if (!fora.some((one) => one.idHidrometro === idHidrometro)) return 'filtrada';
    if (semMedidor(falha)) return 'foraSemMedidor';
    return pedeMotivo(falha) ? 'foraSemMotivo' : 'fora';
  }
  const title = translate('lancamento.falhas.titulo', { smart_count: open.length });
  return (
    <Alert
      severity="error"
      sx={{ mb: 1, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}
      role="region"
      aria-label={title}
    >
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" id={listId} ref={meiaLinha} aria-label={title} sx={{ ...LISTA, overflow: 'auto' }}>
        {(all ? open : open.slice(0, PRIMEIRAS)).map((falha) => {
          const { pendente, resultado } = falha;
          const shown = mostrados.has(pendente.idHidrometro);
          return (
            <li key={pendente.idHidrometro}>
              <Box sx={LINHA}>
                <span>
                  <strong>{pendente.rotulo}</strong>: {porqueDe(falha, user, translate)}
                  {!shown && ` ${translate(`lancamento.falhas.${unseen(falha)}`)}`}
                </span>
                {!shown && onClear && unseen(falha) === 'filtrada' && (
                  <Button sx={BOTAO} color="inherit" variant="outlined" onClick={onClear}>
                    {translate('cadastro.filter.clear')}
                  </Button>
                )}
                {shown && resultado.como === 'alterada' && (
                  <Button {...FAZ_LOGO} sx={BOTAO} color="inherit" variant="outlined" onClick={() => onCompare(falha)}>
                    {translate('lancamento.falhas.comparar')}
                  </Button>
                )}
                {shown && resultado.como === 'recusada' && (
                  <Button
                    {...FAZ_LOGO}
                    sx={BOTAO}
                    color="inherit"
                    variant="outlined"
                    onClick={() => onExplain(pendente.idHidrometro)}
                  >
                    {translate('lancamento.falhas.explicar')}
                  </Button>
                )}
              </Box>
            </li>
          );
        })}
      </Box>
      {rest > 0 && (
        <Button
          sx={{ ...BOTAO, m: '4px' }}
          color="inherit"
          variant="outlined"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all
            ? translate('lancamento.falhas.primeiras', { quantas: PRIMEIRAS })
            : translate('lancamento.falhas.outras', { smart_count: rest })}
        </Button>
      )}
    </Alert>
  );
}
