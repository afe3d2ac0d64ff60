import { Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Session } from '../../../contract/sessao.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { callKey, useApi, useCall } from '../../app/useCall.ts';
import { ConfirmCall } from '../../kit/feedback/ConfirmCall.tsx';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { useTell, useTellError } from '../../kit/feedback/useTell.ts';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import { TableRegion } from '../../kit/tables/TableRegion.tsx';

const { sessions, endSession, endOtherSessions } = contract.sessao;

/** One of the sessions, or all but the present one. */
type Target = Session | 'others';

/** The open sessions of the user, and the end of any other than this one. */
export function Sessoes() {
  const translate = useTranslate();
  const { data: reply, error, refetch } = useCall(sessions);
  const [ending, setEnding] = useState<Target | null>(null);
  const { target, removed, onExited } = useFocusAfterRemoval<HTMLDivElement>();

  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {translate('acesso.conta.failed')}. {error.message}
      </ErrorAlert>
    );
  }
  if (!reply) return <Skeleton variant="rounded" height={108} />;
  const others = reply.data.some(({ atual }) => !atual);
  return (
    <>
      <div ref={target} tabIndex={-1}>
        <TableRegion label={translate('acesso.conta.sessions')}>
          <Table aria-label={translate('acesso.conta.sessions')}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('acesso.conta.started')}</TableCell>
                <TableCell>{translate('acesso.conta.lastUse')}</TableCell>
                <TableCell align="right">{translate('acesso.conta.options')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {reply.data.map((session) => (
                <TableRow key={session.id}>
                  <TableCell>{formatMoment(session.iniciada)}</TableCell>
                  <TableCell>{formatMoment(session.vista)}</TableCell>
                  <TableCell align="right">
                    {session.atual ? (
                      translate('acesso.conta.thisOne')
                    ) : (
                      <Button
                        onClick={() => setEnding(session)}
                        aria-label={translate('acesso.conta.endOf', { quando: formatMoment(session.iniciada) })}
                      >
                        {translate('acesso.conta.end')}
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableRegion>
      </div>
      {others && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setEnding('others')}>
          {translate('acesso.conta.endOthers')}
        </Button>
      )}
      <EndSessions target={ending} onClose={() => setEnding(null)} onEnded={removed} onExited={onExited} />
    </>
  );
}

interface EndSessionsProps {
  /** What to end; null closes the dialog. */
  target: Target | null;
  onClose(): void;
  onEnded(): void;
  /** Once the question is gone. */
  onExited(): void;
}

function EndSessions({ target, onEnded, ...closing }: EndSessionsProps) {
  const translate = useTranslate();
  const tell = useTell();
  const tellError = useTellError();
  const api = useApi();
  const queryClient = useQueryClient();
  return (
    <ConfirmCall
      target={target}
      words={(one) =>
        one === 'others'
          ? { title: translate('acesso.conta.endOthers'), text: translate('acesso.conta.endOthersText') }
          : {
              title: translate('acesso.conta.endOf', { quando: formatMoment(one.iniciada) }),
              text: translate('acesso.conta.endText'),
            }
      }
      confirm="acesso.conta.end"
      cancel="acesso.conta.cancel"
      call={async (one) => {
        if (one !== 'others') {
          await api(endSession, { query: { id: one.id } });
          return translate('acesso.conta.ended');
        }
        const { data } = await api(endOtherSessions);
        return translate('acesso.conta.endedOthers', { quantas: data.encerradas });
      }}
      onDone={(message) => tell(message, 'success')}
      onFailed={tellError}
      onGone={onEnded}
      onSettled={() => queryClient.invalidateQueries({ queryKey: callKey(sessions) })}
      {...closing}
    />
  );
}
