import { Notification, useNotificationContext } from 'react-admin';
import { BEFORE_ANOTHER_MS, TOAST_MS, TOP_CENTRE } from './toast.ts';

/** What was told, one message after the other: whoever works quickly is told of what they did last, not of what was long ago. */
export function Toasts() {
  const { notifications } = useNotificationContext();
  const waiting = notifications.length > 0;
  return <Notification autoHideDuration={waiting ? BEFORE_ANOTHER_MS : TOAST_MS} anchorOrigin={TOP_CENTRE} />;
}
