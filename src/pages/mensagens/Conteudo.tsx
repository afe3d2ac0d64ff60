import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Conteudo as ConteudoData } from '../../../contract/mensagens.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { laterExtra } from '../../kit/later.tsx';
import { Facts } from '../../kit/page/Facts.tsx';
import { Section } from '../../kit/page/Section.tsx';

// The purifier comes only with the first HTML to purify.
const HtmlPreview = laterExtra(
  () => import('./HtmlPreview.tsx'),
  () => <Skeleton variant="rounded" height={420} />,
);

/** What a message says: its headers, both its forms, and the names of its attachments. */
export function Conteudo({ assunto, conteudo }: { assunto: string; conteudo: ConteudoData }) {
  const translate = useTranslate();
  const text = (name: string, values?: object) => translate(`acesso.mensagem.${name}`, values);
  const { cabecalhos, texto, html, anexos } = conteudo;
  return (
    <>
      <Section title={text('headers')}>
        <Facts
          facts={cabecalhos.map(({ nome, valor }) => [
            text(`headerNames.${nome}`),
            (nome === 'Date' && formatMoment(valor)) || valor || '-',
          ])}
        />
      </Section>
      <Section title={text('text')}>
        <Box component="pre" sx={{ m: 0, fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {texto}
        </Box>
      </Section>
      {html && (
        <Section title={text('html')}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {text('htmlHint')}
          </Typography>
          <HtmlPreview html={html} title={text('htmlOf', { assunto })} />
        </Section>
      )}
      <Section title={text('attachments')}>
        {anexos.length === 0 ? (
          <Typography>{text('noAttachments')}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {anexos.map((anexo) => (
              <li key={anexo.nome}>{text('attachment', anexo)}</li>
            ))}
          </Box>
        )}
      </Section>
    </>
  );
}
