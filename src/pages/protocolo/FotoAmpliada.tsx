import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, Typography } from '@mui/material';
import { type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../kit/page/IconAction.tsx';
import { Imagem } from './Imagem.tsx';

interface FotoAmpliadaProps {
  /** Addresses of all of them. */
  fotos: readonly string[];
  /** Which one is shown, from 0 on. */
  at: number;
  /** Its name, which says how many there are. */
  nome: string;
  onTurn(at: number): void;
  onClose(): void;
}

/** A photo as large as the window lets it be: the arrows, Home and End turn to the others, Esc goes back. */
export function FotoAmpliada({ fotos, at, nome, onTurn, onClose }: FotoAmpliadaProps) {
  const translate = useTranslate();
  const titleId = useId();
  const last = fotos.length - 1;
  const turns: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };

  function onKeyDown(event: KeyboardEvent) {
    const to = turns[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to <= last) onTurn(to);
  }

  return (
    <Dialog open onClose={onClose} onKeyDown={onKeyDown} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 1 }}>
        <Typography id={titleId} component="h2" variant="h2" aria-live="polite" sx={{ flexGrow: 1 }}>
          {nome}
        </Typography>
        <IconAction label={translate('app.fotos.anterior')} disabled={at === 0} onClick={() => onTurn(at - 1)}>
          <PreviousIcon />
        </IconAction>
        <IconAction label={translate('app.fotos.seguinte')} disabled={at === last} onClick={() => onTurn(at + 1)}>
          <NextIcon />
        </IconAction>
        <IconAction label={translate('app.fotos.fechar')} autoFocus onClick={onClose}>
          <CloseIcon />
        </IconAction>
      </Box>
      <DialogContent sx={{ pt: 1 }}>
        <Imagem key={at} src={fotos[at] ?? ''} alt={nome} fit="contain" width="100%" height="72vh" />
      </DialogContent>
    </Dialog>
  );
}
