import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Sequencia } from '../../../contract/sequenciais.ts';
import { completoDaSequencia, simplesDaSequencia } from '../../../reports/historico-tecnico/definition.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { PdfLink } from '../../kit/reports/PdfLink.tsx';
import { filtrosDaSequencia, type Preparo } from './usePdfs.ts';

const LINKS = [
  { report: simplesDaSequencia, name: 'simples' },
  { report: completoDaSequencia, name: 'completo' },
] as const;

interface PdfDaSequenciaProps {
  sequencia: Sequencia;
  /** Absent until it is asked for. */
  preparo?: Preparo;
  onCriar(sequencia: Sequencia): void;
}

/**
 * 'Criar' loads a client's history, meters, data and address, then gives way to the links of the two reports made of them
 * (spec 2 §2.6). Their addresses say which sequence they are of: whoever opens one later loads the same.
 */
export function PdfDaSequencia({ sequencia, preparo, onCriar }: PdfDaSequenciaProps) {
  const translate = useTranslate();
  const links = useRef<HTMLDivElement>(null);
  const data = preparo === 'carregando' ? undefined : preparo;
  const waited = useRef(false);
  // What was pressed is gone: the first link has the focus, unless it went elsewhere meanwhile. A row that comes back
  // into view takes it from nobody.
  useEffect(() => {
    if (data && waited.current && document.activeElement === document.body) links.current?.querySelector('a')?.focus();
    waited.current = !data;
  }, [data]);
  const { sequencial, nome } = sequencia;
  const named = (text: string) => translate(`sequencial.pdf.${text}`, { sequencial, nome });

  if (!data) {
    return (
      <BusyButton
        busy={preparo === 'carregando'}
        startIcon={<PictureAsPdfIcon />}
        onClick={() => onCriar(sequencia)}
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
          filters={filtrosDaSequencia(sequencia)}
          text={named(name)}
          of={named(`${name}De`)}
          gathered={() => data}
        />
      ))}
    </Box>
  );
}
