import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { memo, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Mes, monthIndex, wholeMonthInPhrase } from '../../../../domain/leitura/month.ts';
import { sentence } from '../../../kit/feedback/withDoubt.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { enderecoDe, SEM_FILTRO } from '../leitura/filtros.ts';
import { meiaLinha } from '../leitura/meiaLinha.ts';
import { type Mudado, type Mudados, mudancasDe } from '../leitura/seguintes.ts';
import { ABAIXO_DA_MENSAGEM } from '../pecas/estilo.ts';
import { BOTAO, LISTA } from '../pecas/listas.ts';

interface MesesSeguintesProps {
  mudados: Mudados;
  /** The month on the screen. */
  mes: Mes;
  /** They were taken note of. */
  onSeen(): void;
}

/** What is said takes the lines that it needs; the way there stands beside it, on a phone below. */
const LINHA = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: '2px',
  py: '2px',
} as const;

/** As it stands within a sentence; what begins with an abbreviation stays as it is written. */
const dentroDaFrase = (text: string) => text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

/**
 * The later months that were changed by what was saved, or have become odd, and what was saved from another beginning than was
 * seen: what of each is another now, what is to be looked at, and the way there. It stays, from month to month, until somebody
 * says that it was seen.
 */
export const MesesSeguintes = memo(({ mudados, mes, onSeen }: MesesSeguintesProps) => {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const known = useRef(mudados);
  useEffect(() => {
    const told = new Set(known.current.values());
    known.current = mudados;
    // Above what a phone shows of the card: nobody would see that it came.
    if (phone && [...mudados.values()].some((one) => !told.has(one))) box.current?.scrollIntoView({ block: 'nearest' });
  }, [mudados, phone]);
  if (mudados.size === 0) return null;
  const told = (key: string, more?: object) => translate(`lancamento.seguintes.${key}`, more);
  // What is to be looked at stands first.
  const all = [...mudados.values()].sort((a, b) => Number(b.estranhezas.length > 0) - Number(a.estranhezas.length > 0));
  const own = all.filter(({ propria }) => propria).length;
  const moved = all.filter((one) => !one.propria && mudancasDe(one).length > 0).length;
  const odd = all.filter(({ estranhezas }) => estranhezas.length > 0).length;
  const title = [
    ...(own > 0 ? [told('proprias', { smart_count: own })] : []),
    ...(moved > 0 ? [told('mudaram', { smart_count: moved })] : []),
    ...(odd > 0 ? [told(moved > 0 ? 'estranhas' : 'soEstranhas', { smart_count: odd })] : []),
  ].join('; ');

  /** What became of one, as sentences. */
  function said(one: Mudado): string {
    const changes = mudancasDe(one).map(({ campo, antes, agora }) => told('de', { campo: told(campo), antes, agora }));
    const what = changes.length > 0 ? changes.join('; ') : told('igual');
    const look = one.estranhezas.map(({ texto }) => dentroDaFrase(texto)).join('; ');
    return [sentence(what), ...(look ? [sentence(told('confira', { texto: look }))] : [])].join(' ');
  }
  return (
    <Alert
      ref={box}
      severity={odd > 0 ? 'warning' : 'info'}
      role="region"
      aria-label={title}
      sx={{ ...ABAIXO_DA_MENSAGEM, mb: 1, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}
      action={
        <Button color="inherit" size="small" sx={BOTAO} onClick={onSeen}>
          {told('visto')}
        </Button>
      }
    >
      <AlertTitle role="status">{title}</AlertTitle>
      <Box component="ul" ref={meiaLinha} aria-label={title} sx={{ ...LISTA, overflow: 'auto' }}>
        {all.map((one) => {
          const { idHidrometro, idAno, idMes, nome, rotulo } = one;
          const month = wholeMonthInPhrase(one);
          return (
            <li key={`${idHidrometro}:${idAno}-${idMes}`}>
              <Box sx={LINHA}>
                <Box component="span" sx={{ flex: '1 1 260px' }}>
                  <strong>
                    {rotulo}, {month}
                  </strong>
                  : {said(one)}
                </Box>
                {monthIndex(one) !== monthIndex(mes) && (
                  <Button
                    component={RouterLink}
                    to={`?${enderecoDe({ ...SEM_FILTRO, nomeCliente: nome, idMes, idAno })}`}
                    color="inherit"
                    variant="outlined"
                    sx={BOTAO}
                  >
                    {told('abrir', { mes: month })}
                  </Button>
                )}
              </Box>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
});
