import { useMediaQuery } from '@mui/material';

/** Whether the device is touched, and has most likely no keyboard: hints of keys say nothing there. */
export const useTouchOnly = () => useMediaQuery('(hover: none)', { noSsr: true });
