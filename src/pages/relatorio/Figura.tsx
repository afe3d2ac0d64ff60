import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Picture } from '../../../reports/tabela/picture.ts';
import { laterExtra } from '../../kit/later.tsx';

const HEIGHT = 340;

const BarsChart = laterExtra(
  () => import('../../kit/charts/BarsChart.tsx'),
  () => <Skeleton variant="rectangular" height={HEIGHT} />,
);

/** What a drawing says better than the table; what draws it is downloaded when it is asked for. */
export function Figura({ picture }: { picture: Picture }) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { title, note } = picture;
  return (
    <Box sx={{ flexShrink: 0, pt: 1 }}>
      <Button aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        {translate(open ? 'relatorios.hidePicture' : 'relatorios.showPicture')}
      </Button>
      {open && (
        <Box id={id}>
          <Typography variant="h2" sx={{ my: 1 }}>
            {title}
          </Typography>
          {note && <Typography variant="body2">{note}</Typography>}
          <BarsChart picture={picture} />
        </Box>
      )}
    </Box>
  );
}
