import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../kit/page/IconAction.tsx';

interface NumeroEFotosProps {
  id: number;
  /** How many photos there are; unknown of a server that does not tell. */
  fotos: number | undefined;
  onOpen(): void;
}

/** The table is one stop of the keyboard: there Enter opens the photos. */
const BY_POINTER = -1;
const CELL = { display: 'inline-flex', alignItems: 'center', gap: 0.5 };
/** Browsers write in buttons with a font of their own. */
const BUTTON = { minHeight: 28, minWidth: 28, p: 0.25, fontFamily: 'inherit' };

/** The number of a protocol, and the icon that opens its photos with how many they are. */
export function NumeroEFotos({ id, fotos, onOpen }: NumeroEFotosProps) {
  const translate = useTranslate();
  const label =
    fotos === undefined
      ? translate('app.protocolo.fotosDe', { id })
      : translate('app.protocolo.quantasFotos', { id, smart_count: fotos });
  return (
    <Box component="span" sx={CELL}>
      {id}
      <IconAction label={label} tabIndex={BY_POINTER} onClick={onOpen} sx={BUTTON}>
        <PhotoIcon fontSize="small" color={fotos === 0 ? 'disabled' : 'inherit'} />
        <Box component="span" aria-hidden sx={{ fontSize: '0.75rem', ml: 0.25, minWidth: 12 }}>
          {fotos}
        </Box>
      </IconAction>
    </Box>
  );
}
