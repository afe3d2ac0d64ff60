import { Button, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';

interface RodapeProps {
  /** How many meters there are; undefined while that is not known. */
  medidores: number | undefined;
  /** Of them one alone is shown: on paper there is no more of them. */
  card: boolean;
  /** Which keys of the grid are told: those of who types in it, or of who looks. */
  teclas: 'teclas' | 'teclasDeVer' | false;
  /** Where none is left: shows them all. */
  onClear: (() => void) | undefined;
}

/** How many meters there are, read out when a filter finds others, and the keys of the grid. */
export const Rodape = memo(({ medidores, card, teclas, onClear }: RodapeProps) => {
  const translate = useTranslate();
  const vazio = medidores === 0;
  return (
    <Typography
      component="div"
      variant={vazio ? 'body1' : 'body2'}
      color={vazio ? 'textPrimary' : 'textSecondary'}
      sx={{ displayPrint: card && !vazio ? 'none' : 'block' }}
    >
      {/* Always there: what comes with its text is not read out. The keys stay out of it. */}
      <span role="status">
        {medidores !== undefined &&
          translate(vazio ? 'lancamento.vazio' : 'lancamento.medidores', { smart_count: medidores })}
      </span>
      {teclas && !vazio && medidores !== undefined && (
        <span className="dica-de-teclas"> · {translate(`lancamento.${teclas}`)}</span>
      )}{' '}
      {vazio && onClear && <Button onClick={onClear}>{translate('cadastro.filter.clear')}</Button>}
    </Typography>
  );
});
