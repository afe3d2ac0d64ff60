import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../domain/calendar.ts';

/** Says on paper when it was printed: `kit/print.css` writes it below the title of what is. */
export default function PrintMoment() {
  const translate = useTranslate();
  useEffect(() => {
    const { style } = document.documentElement;
    const tell = () => {
      const told = translate('impressao.emitido', { moment: formatMoment(new Date().toISOString()) });
      style.setProperty('--emitido', JSON.stringify(told));
    };
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, [translate]);
  return null;
}
