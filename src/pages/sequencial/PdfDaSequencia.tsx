import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import { completoDaSequencia, simplesDaSequencia } from '../../../reports/historico-tecnico/definition.ts';
import { useApi } from '../../app/useCall.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';

const LINKS = [
  { report: simplesDaSequencia, name: 'simples' },
  { report: completoDaSequencia, name: 'completo' },
] as const;

/**
 * 'Criar' loads a client's history, meters, data and address, then gives way to the links of the two reports made of them
 * (spec 2 §2.6). Their addresses say which sequence they are of: whoever opens one later loads the same.
 */
export function PdfDaSequencia({ sequencia: { sequencial, idCliente, nome, inicio, fim } }: { sequencia: Sequencia }) {
  const translate = useTranslate();
  const api = useApi();
  const tellError = useTellError();
  const links = useRef<HTMLDivElement>(null);
  const filters = { idPessoa: idCliente, sequencial, inicio, fim };
  // Both reports are made of the same data.
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () => (await simplesDaSequencia.contents()).load(api, filters, { now: new Date().toISOString() }),
    onError: tellError,
  });
  // What was pressed is gone: the first link has the focus, unless it went elsewhere meanwhile.
  useEffect(() => {
    if (data && document.activeElement === document.body) links.current?.querySelector('a')?.focus();
  }, [data]);
  const named = (text: string) => translate(`sequencial.pdf.${text}`, { sequencial, nome });

  if (!data) {
    return (
      <BusyButton
        busy={isPending}
        startIcon={<PictureAsPdfIcon />}
        onClick={() => mutate()}
        aria-label={named('criarDe')}
      >
        {named('criar')}
      </BusyButton>
    );
  }
  return (
    <Box ref={links}>
      {LINKS.map(({ report, name }) => (
        <PdfLink
          key={name}
          report={report}
          filters={filters}
          text={named(name)}
          of={named(`${name}De`)}
          gathered={() => data}
        />
      ))}
    </Box>
  );
}
