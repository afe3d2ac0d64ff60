import { Box, Button, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { type TranslateFunction, useTranslate } from 'react-admin';
import type { Assinatura, AssinaturaDeAlguem } from '../../../contract/assinaturas.ts';
import { contract } from '../../../contract/index.ts';
import { formatDate, formatMoment } from '../../../domain/calendar.ts';
import { useCall } from '../../app/useCall.ts';
import { ConfirmCall } from '../../kit/feedback/ConfirmCall.tsx';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { laterDialog } from '../../kit/laterDialog.tsx';
import { Section } from '../../kit/page/Section.tsx';
import { useFocusAfterRemoval } from '../../kit/page/useFocusAfterRemoval.ts';
import { useEnd } from '../../kit/reports/assinar/useEnd.ts';
import { TableRegion } from '../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../kit/usePhone.ts';

const SubscribeDialog = laterDialog(() => import('../../kit/reports/assinar/SubscribeDialog.tsx'));

/** One's own, or with who has it anybody's. */
type One = Assinatura & Partial<Pick<AssinaturaDeAlguem, 'assinante'>>;

/** The reports that the user gets by mail; each may be changed and ended. */
export function MinhasAssinaturas() {
  const { data: reply, error, refetch } = useCall(contract.assinaturas.own);
  return <Lista list={reply?.data.assinaturas} error={error} retry={refetch} title="title" none="none" own />;
}

/** Those of all users, for ADMINISTRADOR, who may end any. */
export function TodasAsAssinaturas() {
  const { data: reply, error, refetch } = useCall(contract.assinaturas.all);
  return <Lista list={reply?.data} error={error} retry={refetch} title="titleOfAll" none="noneOfAll" />;
}

interface ListaProps {
  list: readonly One[] | undefined;
  error: Error | null;
  retry(): void;
  /** Names of texts. */
  title: string;
  none: string;
  own?: boolean;
}

function Lista({ list, error, retry, title, none, own = false }: ListaProps) {
  const translate = useTranslate();
  const text = (name: string, values?: object) => translate(`assinatura.${name}`, values);
  const [changing, setChanging] = useState<One | null>(null);
  const [ending, setEnding] = useState<One | null>(null);
  const { target, removed, onExited } = useFocusAfterRemoval<HTMLDivElement>();
  const phone = usePhone();
  const headings = ['relatorio', ...(own ? [] : ['assinante']), 'day', 'next', 'last'];
  const actionsOf = (one: One): LinhaProps => ({
    one,
    onEnd: () => setEnding(one),
    onChange: own ? () => setChanging(one) : undefined,
  });
  return (
    <Section title={text(title)}>
      {error && (
        <ErrorAlert onRetry={retry}>
          {text('failed')} {error.message}
        </ErrorAlert>
      )}
      {!error && !list && <Skeleton variant="rounded" height={72} />}
      <div ref={target} tabIndex={-1}>
        {list?.length === 0 && <Typography>{text(none)}</Typography>}
        {phone && list && list.length > 0 && (
          <Box component="ul" aria-label={text(title)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {list.map((one) => (
              <Cartao key={one.id} {...actionsOf(one)} />
            ))}
          </Box>
        )}
        {!phone && list && list.length > 0 && (
          <TableRegion label={text(title)}>
            <Table aria-label={text(title)}>
              <TableHead>
                <TableRow>
                  {headings.map((name) => (
                    <TableCell key={name}>{text(name)}</TableCell>
                  ))}
                  <TableCell align="right">{text('options')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {list.map((one) => (
                  <Linha key={one.id} {...actionsOf(one)} />
                ))}
              </TableBody>
            </Table>
          </TableRegion>
        )}
      </div>
      {changing && <SubscribeDialog subject={changing} onClose={() => setChanging(null)} />}
      <Encerrar one={ending} onClose={() => setEnding(null)} onEnded={removed} onExited={onExited} />
    </Section>
  );
}

interface LinhaProps {
  one: One;
  onEnd(): void;
  onChange: (() => void) | undefined;
}

/** How it was sent last, in words. */
function lastSending({ ultimoEnvio }: One, translate: TranslateFunction): string {
  if (!ultimoEnvio) return translate('assinatura.never');
  const { situacao, em, erro } = ultimoEnvio;
  return translate(`assinatura.situacao.${situacao}`, { ...ultimoEnvio, em: formatMoment(em), erro: erro ?? '' });
}

function Linha({ one, onEnd, onChange }: LinhaProps) {
  const translate = useTranslate();
  const { titulo, filtrosEmPalavras, assinante, dia, proximoEnvio } = one;
  return (
    <TableRow>
      <TableCell>
        {titulo}
        {filtrosEmPalavras && (
          <Typography variant="body2" color="textSecondary">
            {filtrosEmPalavras}
          </Typography>
        )}
      </TableCell>
      {assinante && <TableCell>{assinante}</TableCell>}
      <TableCell>{dia}</TableCell>
      <TableCell>{formatDate(proximoEnvio)}</TableCell>
      <TableCell>{lastSending(one, translate)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <Acoes one={one} onEnd={onEnd} onChange={onChange} />
      </TableCell>
    </TableRow>
  );
}

/** The same on a phone. */
function Cartao({ one, onEnd, onChange }: LinhaProps) {
  const translate = useTranslate();
  const { titulo, filtrosEmPalavras, assinante, dia, proximoEnvio } = one;
  const facts = [
    ['assinante', assinante],
    ['day', dia],
    ['next', formatDate(proximoEnvio)],
    ['last', lastSending(one, translate)],
  ].filter(([, value]) => value !== undefined);
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{titulo}</Typography>
      {filtrosEmPalavras && (
        <Typography variant="body2" color="textSecondary">
          {filtrosEmPalavras}
        </Typography>
      )}
      {facts.map(([name, value]) => (
        <Typography key={name} variant="body2" color="textSecondary">
          {translate(`assinatura.${name}`)}: {value}
        </Typography>
      ))}
      <Box sx={{ ml: '-5px', '& > button': { minWidth: 0, mr: 1 } }}>
        <Acoes one={one} onEnd={onEnd} onChange={onChange} />
      </Box>
    </Box>
  );
}

function Acoes({ one: { titulo }, onEnd, onChange }: LinhaProps) {
  const translate = useTranslate();
  const text = (name: string, values?: object) => translate(`assinatura.${name}`, values);
  return (
    <>
      {onChange && (
        <Button onClick={onChange} aria-haspopup="dialog" aria-label={text('changeOf', { titulo })}>
          {text('change')}
        </Button>
      )}
      <Button color="error" onClick={onEnd} aria-haspopup="dialog" aria-label={text('endOf', { titulo })}>
        {text('endShort')}
      </Button>
    </>
  );
}

interface EncerrarProps {
  /** What to end; null closes the dialog. */
  one: One | null;
  onClose(): void;
  onEnded(): void;
  /** Once the question is gone. */
  onExited(): void;
}

function Encerrar({ one, onEnded, ...closing }: EncerrarProps) {
  const translate = useTranslate();
  const tellError = useTellError();
  const end = useEnd();
  return (
    <ConfirmCall<One, unknown>
      target={one}
      words={({ titulo, assinante }) => ({
        title: translate('assinatura.endOf', { titulo }),
        text: translate(`assinatura.${assinante ? 'endTextOf' : 'endText'}`, { assinante }),
      })}
      confirm="assinatura.end"
      cancel="assinatura.keep"
      call={end}
      onDone={onEnded}
      onFailed={tellError}
      {...closing}
    />
  );
}
