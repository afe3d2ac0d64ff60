import { ALTO } from './Passo.tsx';

/** Pixels that the ring of the focus takes around what has it. */
const ANEL = '4px';

/** A list above the readings, which scrolls: its buttons stand so far from where it cuts off what is in it. */
export const LISTA = { m: 0, pl: 2, pr: ANEL, py: ANEL } as const;

/** A long reason takes the lines that it needs; its button stays beside it. */
export const LINHA = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: '2px',
} as const;

/** A button in it; on a phone it is as high as those of the card. */
export const BOTAO = { flexShrink: 0, minHeight: { xs: ALTO.minHeight, sm: 28 }, py: 0 } as const;
