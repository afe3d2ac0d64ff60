import { Box, MenuItem } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ClienteDaAgenda } from '../../../contract/agenda.ts';
import { monthInPhrase, monthName } from '../../../domain/calendar.ts';
import { ButtonMenu } from '../../kit/page/ButtonMenu.tsx';

export type Devida = ClienteDaAgenda['devidas'][number];

/** What is dragged: which collection of which client. */
export const ARRASTADA = 'application/x-coleta';

/** Of what is to be done, by which it can be given the focus again once it was moved. */
export const idDaColeta = (idPessoa: number, numero: number) => `agenda-${idPessoa}-${numero}`;

/** How a collection stands: told by its ground, its edge and a sign, and in words to who asks. */
const situacaoDe = ({ guardada, atrasadaDe }: Devida) =>
  atrasadaDe ? 'atrasada' : guardada ? 'planejada' : 'proposta';
export const SINAIS = { feita: '✓', planejada: '●', proposta: '○', atrasada: '!' } as const;
export const ESTILO = {
  feita: { color: 'success.main', border: 0 },
  planejada: { bgcolor: 'primary.main', color: 'primary.contrastText', border: 1, borderColor: 'primary.main' },
  proposta: {
    bgcolor: 'transparent',
    color: 'primary.main',
    border: 1,
    borderStyle: 'dashed',
    borderColor: 'primary.main',
  },
  atrasada: { bgcolor: 'transparent', color: 'error.main', border: 2, borderColor: 'error.main', fontWeight: 700 },
} as const;
export const FICHA = {
  width: 24,
  height: 24,
  p: 0,
  m: '1px',
  borderRadius: '50%',
  font: 'inherit',
  fontSize: 12,
  lineHeight: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'middle',
} as const;

interface ColetaProps {
  cliente: ClienteDaAgenda;
  devida: Devida;
  /** Month that it may be moved back to at most; null for who may not move it. */
  from: number | null;
  onMove(mes: number): void;
}

/** A collection that is to be done, in its month: dragged, moved by the arrow keys, or by its menu. */
export function Coleta({ cliente, devida, from, onMove }: ColetaProps) {
  const translate = useTranslate();
  const { nome, idPessoa, minimo } = cliente;
  const { numero, mes, atrasadaDe } = devida;
  const name = situacaoDe(devida);
  const situacao = translate(`agenda.situacoes.${name}`, { de: atrasadaDe ? monthInPhrase(atrasadaDe) : '' });
  const label = translate('agenda.devida', { nome, numero, minimo, situacao, mes: monthInPhrase(mes) });
  const look = { ...FICHA, ...ESTILO[name] };
  if (from === null) {
    return (
      <Box component="span" role="img" aria-label={label} title={label} sx={look}>
        {SINAIS[name]}
      </Box>
    );
  }
  const step = { ArrowLeft: -1, ArrowRight: 1 } as const;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const to = mes + step[event.key];
    if (from !== null && to >= from && to <= 12) onMove(to);
  }
  return (
    <ButtonMenu
      label={translate('agenda.moverPara')}
      button={(opens) => (
        <Box
          component="button"
          type="button"
          id={idDaColeta(idPessoa, numero)}
          aria-label={label}
          aria-keyshortcuts="ArrowLeft ArrowRight"
          title={label}
          draggable
          onDragStart={(event) => event.dataTransfer.setData(ARRASTADA, `${idPessoa} ${numero}`)}
          onKeyDown={onKeyDown}
          {...opens}
          sx={{ ...look, cursor: 'grab' }}
        >
          {SINAIS[name]}
        </Box>
      )}
    >
      {(close) =>
        Array.from({ length: 13 - from }, (_, at) => from + at).map((to) => (
          <MenuItem
            key={to}
            selected={to === mes}
            onClick={() => {
              close();
              if (to !== mes) onMove(to);
            }}
          >
            {monthName(to)}
          </MenuItem>
        ))
      }
    </ButtonMenu>
  );
}
