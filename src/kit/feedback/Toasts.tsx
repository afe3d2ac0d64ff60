import { useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';
import { BEFORE_ANOTHER_MS, TOAST_MS, TOP_CENTRE } from './toast.ts';

/** What was told, one message after the other: whoever works quickly is told of what they did last, not of what was long ago. */
export function Toasts() {
  const { notifications } = useNotificationContext();
  // The pointer holds what it rests on: to say anew how long that stands would let it go.
  const [held, setHeld] = useState(false);
  const hurries = notifications.length > 0 && !held;
  return (
    <Notification
      autoHideDuration={hurries ? BEFORE_ANOTHER_MS : TOAST_MS}
      anchorOrigin={TOP_CENTRE}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      slotProps={{ transition: { onEnter: () => setHeld(false) } }}
    />
  );
}
