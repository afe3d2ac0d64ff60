import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Pendentes } from './guardados.ts';
import type { Falha, Falhas } from './useEnvio.ts';

interface ListaDeFalhasProps {
  falhas: Falhas;
  pendentes: Pendentes;
  /** The meters whose rows are on the screen: what is filtered out cannot be opened. */
  mostrados: ReadonlySet<number>;
  onCompare(falha: Falha): void;
  onExplain(idHidrometro: number): void;
}

/** Which readings were not saved, each with why, and what can be done about it. */
export function ListaDeFalhas({ falhas, pendentes, mostrados, onCompare, onExplain }: ListaDeFalhasProps) {
  const translate = useTranslate();
  // What was typed since then is another reading, which was not sent yet.
  const open = [...falhas.values()].filter(
    ({ pendente }) => pendentes.get(pendente.idHidrometro)?.chave === pendente.chave,
  );
  if (open.length === 0) return null;
  return (
    <Alert
      severity="error"
      sx={{ mb: 1, maxHeight: 200, overflow: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={translate('lancamento.falhas.titulo', { smart_count: open.length })}
    >
      <AlertTitle>{translate('lancamento.falhas.titulo', { smart_count: open.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {open.map((falha) => {
          const { pendente, resultado } = falha;
          const shown = mostrados.has(pendente.idHidrometro);
          return (
            <li key={pendente.idHidrometro}>
              <strong>{pendente.rotulo}</strong>:{' '}
              {resultado.como === 'alterada' ? translate('lancamento.falhas.alterada') : resultado.mensagem}
              {resultado.como === 'sem-resposta' && ` ${translate('lancamento.falhas.continua')}`}{' '}
              {shown && resultado.como === 'alterada' && (
                <Button color="inherit" variant="outlined" onClick={() => onCompare(falha)}>
                  {translate('lancamento.falhas.comparar')}
                </Button>
              )}
              {shown && resultado.como === 'recusada' && (
                <Button color="inherit" variant="outlined" onClick={() => onExplain(pendente.idHidrometro)}>
                  {translate('lancamento.falhas.explicar')}
                </Button>
              )}
              {!shown && translate('lancamento.falhas.filtrada')}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
