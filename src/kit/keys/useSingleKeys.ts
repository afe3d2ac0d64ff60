import { useStore } from 'react-admin';

/** Whether keys without Ctrl count: who dictates, or touches keys by accident, can do without them (WCAG 2.1.4). */
export const useSingleKeys = () => useStore('keys.single', true);
