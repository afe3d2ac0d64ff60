import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'react-admin';
import { BotaoQueFica } from './BotaoQueFica.tsx';

/** As high as a finger needs. */
export const ALTO = { minHeight: 44 } as const;

interface PassoProps {
  para: 'anterior' | 'proximo';
  /** It leads no further. */
  last: boolean;
  /** It stands below the fields, where it is told from the one above. */
  below?: boolean;
  onClick(): void;
}

/** Goes to the meter before, or to the next. */
export function Passo({ para, last, below = false, onClick }: PassoProps) {
  const translate = useTranslate();
  return (
    <BotaoQueFica
      {...(para === 'anterior' ? { startIcon: <ChevronLeft /> } : { endIcon: <ChevronRight /> })}
      parado={last}
      aria-label={below ? translate(`lancamento.cartao.${para}Medidor`) : undefined}
      onClick={onClick}
      variant="outlined"
      style={ALTO}
    >
      {translate(`lancamento.cartao.${para}`)}
    </BotaoQueFica>
  );
}
