import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface ImagemProps {
  src: string;
  /** Empty where what it stands in is named. */
  alt: string;
  fit: 'cover' | 'contain';
  /** As CSS has it, or in pixels. */
  width: number | string;
  height: number | string;
}

/** A photo in its place; one that does not come says so there. */
export function Imagem({ src, alt, fit, width, height }: ImagemProps) {
  const translate = useTranslate();
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <Box
        sx={{ width, height, display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center' }}
      >
        <BrokenImageIcon color="action" />
        <Typography variant="body2" role="status" sx={{ p: 1, textAlign: 'center' }}>
          {translate('app.fotos.naoVeio')}
        </Typography>
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      onError={() => setBroken(true)}
      sx={{ width, height, objectFit: fit, display: 'block' }}
    />
  );
}
