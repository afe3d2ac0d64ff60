import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { formatMoment } from '../../../domain/calendar.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { isGone } from '../../kit/feedback/gone.ts';
import { Facts } from '../../kit/page/Facts.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { Section } from '../../kit/page/Section.tsx';
import { Conteudo } from './Conteudo.tsx';
import { MENSAGEM_RESOURCE } from './MensagemList.tsx';
import { Situacao } from './Situacao.tsx';

/** One message: how far it is, and what it says where that is kept. */
export default function MensagemDetail({ id }: { id: number }) {
  const translate = useTranslate();
  const { data: reply, error, refetch } = useCall(contract.mensagens.one, { params: { id } });
  const back = (
    <Button component={Link} to={`/${MENSAGEM_RESOURCE}`} startIcon={<ArrowBack />}>
      {translate('acesso.mensagem.back')}
    </Button>
  );
  if (error) {
    return (
      <>
        <PageHead title={translate('acesso.mensagem.failedOne')}>{back}</PageHead>
        <ErrorAlert onRetry={isGone(error) ? undefined : refetch}>{error.message}</ErrorAlert>
      </>
    );
  }
  const text = (name: string) => translate(`acesso.mensagem.${name}`);
  if (!reply) {
    const names = ['para', 'situacao', 'criada', 'enviada', 'tentativas'];
    return (
      <Box sx={{ maxWidth: 960 }}>
        <PageHead>{back}</PageHead>
        <Section title={text('delivery')}>
          <Box role="status" aria-busy aria-label={translate('ra.page.loading')}>
            <Facts facts={names.map((name) => [text(name), <Skeleton key={name} width={200} />])} />
          </Box>
        </Section>
      </Box>
    );
  }
  const { assunto, para, situacao, criada, enviada, tentativas, erro, conteudo } = reply.data;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHead title={assunto}>{back}</PageHead>
      <Section title={text('delivery')}>
        <Facts
          facts={[
            [text('para'), para],
            [text('situacao'), <Situacao key="situacao" situacao={situacao} />],
            [text('criada'), formatMoment(criada)],
            [text('enviada'), formatMoment(enviada) || '-'],
            [text('tentativas'), tentativas],
            ...(erro ? [[text('erro'), erro] as const] : []),
          ]}
        />
      </Section>
      {conteudo ? (
        <Conteudo assunto={assunto} conteudo={conteudo} />
      ) : (
        <Typography>{text(situacao === 'pendente' ? 'waiting' : 'noContent')}</Typography>
      )}
    </Box>
  );
}
