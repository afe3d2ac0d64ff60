import { useMutation } from '@tanstack/react-query';
import { useRefresh, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { dayOf, formatDate } from '../../../domain/calendar.ts';
import { useMayEdit } from '../../app/access.ts';
import { useApi } from '../../app/useCall.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { useFocusLeft } from '../../kit/page/useFocusLeft.ts';

interface CartaEnviadaProps {
  /** The collection. */
  id: number;
  /** When its letter was told to be sent. */
  cartaEm: string | null | undefined;
  /** What names it: 'Indústria, 10/10/2026'. */
  de: string;
}

/** Whether a collection's letter was sent, and, for who may edit, the way to say so or to take that back. */
export function CartaEnviada({ id, cartaEm, de }: CartaEnviadaProps) {
  const translate = useTranslate();
  const api = useApi();
  const refresh = useRefresh();
  const tellError = useTellError();
  const mayEdit = useMayEdit('relatorio/nao-conforme');
  // Where only those without a letter are shown, what is marked leaves the list.
  const marked = useFocusLeft<HTMLSpanElement>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(contract.analises.cartas, { body: { ids: [id], enviada: cartaEm ? 0 : 1 } }),
    onSuccess: refresh,
    onError: tellError,
  });
  const text = (name: string, more: object = {}) => translate(`relatorios.naoConforme.${name}`, more);
  return (
    <span ref={marked}>
      {cartaEm ? text('sent', { dia: formatDate(dayOf(cartaEm)) }) : text('unsent')}
      {mayEdit && (
        <BusyButton
          busy={isPending}
          onClick={() => mutate()}
          aria-label={text(cartaEm ? 'takeBackOf' : 'markOf', { de })}
          sx={{ ml: 1 }}
        >
          {text(cartaEm ? 'takeBack' : 'mark')}
        </BusyButton>
      )}
    </span>
  );
}
