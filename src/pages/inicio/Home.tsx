import { Box, LinearProgress, Skeleton, Typography } from '@mui/material';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import type { Inicio } from '../../../contract/inicio.ts';
import { useMayView, useModules } from '../../app/access.ts';
import { PagesContext } from '../../app/pages.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { useTouchOnly } from '../../kit/keys/useTouchOnly.ts';
import { laterExtra } from '../../kit/later.tsx';
import { PageTitle } from '../../kit/page/PageTitle.tsx';
import { Section } from '../../kit/page/Section.tsx';
import { menuGroups } from '../../shell/menu/menuGroups.ts';
import { Banco } from './Banco.tsx';
import { type Cartao, cartoesDe } from './cartoes.ts';
import { Linhas } from './Linhas.tsx';

const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
  '& > section': { mb: 0 },
  my: 2,
};
const CHART_HEIGHT = 240;

const ColetasPorMes = laterExtra(
  () => import('./ColetasPorMes.tsx'),
  () => <Skeleton variant="rectangular" height={CHART_HEIGHT} />,
);

/** The page that a user lands on: what waits for them, each line a link to the list that shows exactly that. */
export default function Home() {
  const translate = useTranslate();
  const offersMore = useOffersMore();
  const { modules, isPending, error } = useModules();
  const pages = useContext(PagesContext) ?? [];
  const clients = useMayView('cadastro/cliente');
  const grupo = useCurrentUser()?.GrupoAcesso.nome;
  const lost = !isPending && !error && menuGroups(modules, pages).length === 0;
  const touchOnly = useTouchOnly();
  const tecla = touchOnly ? '' : translate('inicio.tecla');
  const hint = translate(clients ? 'inicio.dicaClientes' : 'inicio.dica', { tecla });
  return (
    <>
      <PageTitle text={translate('shell.product')} />
      <Typography color="textSecondary" sx={{ mt: 1, minHeight: '1.5em' }}>
        {lost ? translate('inicio.semPagina', { grupo }) : !isPending && hint}
      </Typography>
      {offersMore && !lost && <Espera />}
    </>
  );
}

function Espera() {
  const translate = useTranslate();
  const { data: reply, error, refetch } = useCall(contract.inicio.resumo);
  const { isPending } = useModules();
  const grid = useMayView('medidor-vazao/lancamento');
  if (error) {
    return (
      <ErrorAlert onRetry={refetch} sx={{ mt: 2 }}>
        {translate('inicio.failed')} {error.message}
      </ErrorAlert>
    );
  }
  if (!reply || isPending) return <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />;
  const cartoes = cartoesDe(reply.data, grid ? 'medidor-vazao/lancamento' : 'cadastro/vazao-lancamento', translate);
  const waiting = cartoes.filter(({ linhas }) => linhas.length > 0);
  const done = cartoes.filter(({ linhas }) => linhas.length === 0);
  return (
    <>
      {waiting.length === 0 && <Typography sx={{ mt: 2 }}>{translate('inicio.nada')}</Typography>}
      <Box sx={CARDS}>
        {waiting.map((cartao) => (
          <CartaoDeLinhas key={cartao.titulo} {...cartao} />
        ))}
        {reply.data.banco && <Banco {...reply.data.banco} />}
      </Box>
      {waiting.length > 0 && done.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('inicio.emDia', { quais: done.map(({ titulo }) => titulo).join(', ') })}
        </Typography>
      )}
      {reply.data.coletas && <Meses {...reply.data.coletas} />}
    </>
  );
}

function CartaoDeLinhas({ titulo, progresso, linhas }: Cartao) {
  return (
    <Section title={titulo}>
      {progresso && (
        <Box sx={{ mb: 1 }}>
          <LinearProgress variant="determinate" value={progresso.porcento} aria-label={progresso.texto} />
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {progresso.texto}
          </Typography>
        </Box>
      )}
      <Linhas linhas={linhas} />
    </Section>
  );
}

function Meses({ ano, meses }: NonNullable<Inicio['coletas']>) {
  const translate = useTranslate();
  if (meses.every(({ feitas, planejadas }) => feitas + planejadas === 0)) return null;
  return (
    <Section title={translate('inicio.meses.titulo', { ano })}>
      <ColetasPorMes meses={meses} ano={ano} />
    </Section>
  );
}
