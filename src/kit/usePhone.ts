import { useWindowBelow } from './useWindowBelow.ts';

/** Whether the window is as narrow as a phone's, where lists are cards. */
export const usePhone = () => useWindowBelow('sm');
