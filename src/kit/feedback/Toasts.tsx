import { useEffect, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';
import { BEFORE_ANOTHER_MS, TOAST_MS, TOP_CENTRE } from './toast.ts';

/**
 * What was told, one message after the other: whoever works quickly is told of what they did last, not of what was long ago. What is
 * only said in passing ('info') is not said at all once something newer is.
 */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  // The pointer holds what it rests on: to say anew how long that stands would let it go.
  const [held, setHeld] = useState(false);
  const passed = notifications.slice(0, -1).some(({ type }) => type === 'info');
  useEffect(() => {
    if (passed) setNotifications((all) => all.filter((one) => one.type !== 'info' || one === all.at(-1)));
  }, [passed, setNotifications]);
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
