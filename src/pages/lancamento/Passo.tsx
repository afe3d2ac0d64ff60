import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A button that leads no further keeps the focus: it is not disabled, but looks so and does nothing. */
const PASSO = {
  minHeight: 44,
  '&[aria-disabled="true"]': { color: 'action.disabled', borderColor: 'divider' },
} as const;

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
    <Button
      {...(para === 'anterior' ? { startIcon: <ChevronLeft /> } : { endIcon: <ChevronRight /> })}
      aria-disabled={last}
      aria-label={below ? translate(`lancamento.cartao.${para}Medidor`) : undefined}
      onClick={() => last || onClick()}
      variant="outlined"
      sx={PASSO}
    >
      {translate(`lancamento.cartao.${para}`)}
    </Button>
  );
}
