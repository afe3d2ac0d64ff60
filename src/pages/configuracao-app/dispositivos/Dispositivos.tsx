import AddIcon from '@mui/icons-material/Add';
import { Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { callKey, useApi, useCall } from '../../../app/useCall.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { RemoveByCall } from '../../../kit/feedback/RemoveByCall.tsx';
import { useReadOnly } from '../../../kit/forms/inputs/mode.ts';
import { Section } from '../../../kit/page/Section.tsx';
import { useFocusAfterRemoval } from '../../../kit/page/useFocusAfterRemoval.ts';
import { TableRegion } from '../../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../../kit/usePhone.ts';
import { alignOf, COLUMNS, FIRST, LinhaDoDispositivo } from './LinhaDoDispositivo.tsx';
import { type DispositivoCriado, NovoDispositivo } from './NovoDispositivo.tsx';
import { TokenDialog } from './TokenDialog.tsx';

const { list, revoke } = contract.dispositivos;

/** What is revoked: a device, by its id and its name. */
interface Revogavel {
  id: number;
  nome: string;
}

/** 'Dispositivos': those that send protocols. A new one's token is shown once; one that was revoked sends no more. */
export function Dispositivos() {
  const translate = useTranslate();
  const text = (name: string) => translate(`app.dispositivo.${name}`);
  const api = useApi();
  const readOnly = useReadOnly();
  const queryClient = useQueryClient();
  const { data: reply, error, refetch } = useCall(list);
  const [adding, setAdding] = useState(false);
  const [created, setCreated] = useState<DispositivoCriado | null>(null);
  const [revoking, setRevoking] = useState<Revogavel | null>(null);
  const { target, removed, onExited } = useFocusAfterRemoval<HTMLDivElement>();
  const listAgain = () => void queryClient.invalidateQueries({ queryKey: callKey(list) });
  const headings = usePhone() ? FIRST : COLUMNS;
  return (
    <Section title={text('titulo')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('explica')}
      </Typography>
      {error && (
        <ErrorAlert onRetry={refetch}>
          {text('falhou')} {error.message}
        </ErrorAlert>
      )}
      {!error && !reply && <Skeleton variant="rounded" height={72} />}
      <div ref={target} tabIndex={-1}>
        {reply?.data.length === 0 && <Typography>{text('nenhum')}</Typography>}
        {reply && reply.data.length > 0 && (
          <TableRegion label={text('titulo')}>
            <Table size="small" aria-label={text('titulo')}>
              <TableHead>
                <TableRow>
                  {headings.map((name) => (
                    <TableCell key={name} align={alignOf(name)}>
                      {text(name)}
                    </TableCell>
                  ))}
                  {!readOnly && <TableCell align="right">{text('opcoes')}</TableCell>}
                </TableRow>
              </TableHead>
              <TableBody>
                {reply.data.map((dispositivo) => (
                  <LinhaDoDispositivo
                    key={dispositivo.id}
                    dispositivo={dispositivo}
                    {...(!readOnly && { onRevoke: () => setRevoking(dispositivo) })}
                  />
                ))}
              </TableBody>
            </Table>
          </TableRegion>
        )}
      </div>
      {!readOnly && (
        <Button variant="outlined" startIcon={<AddIcon />} sx={{ mt: 1 }} onClick={() => setAdding(true)}>
          {text('novo')}
        </Button>
      )}
      {adding && (
        <NovoDispositivo
          onClose={() => setAdding(false)}
          onCreated={(one) => {
            setCreated(one);
            listAgain();
          }}
          onUnanswered={listAgain}
        />
      )}
      {created && <TokenDialog {...created} onClose={() => setCreated(null)} />}
      <RemoveByCall<Revogavel>
        texts="app.dispositivo.revogar"
        named={{ nome: revoking?.nome ?? '' }}
        record={revoking}
        remove={({ id }) => api(revoke, { query: { id } })}
        list={list}
        onClose={() => setRevoking(null)}
        onRemoved={removed}
        onExited={onExited}
      />
    </Section>
  );
}
