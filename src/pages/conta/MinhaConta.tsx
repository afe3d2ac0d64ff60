import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { GRUPO } from '../../../domain/acesso/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useApi } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { Facts } from '../../kit/page/Facts.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { Section } from '../../kit/page/Section.tsx';
import { NewPasswordForm } from '../../shell/session/NewPasswordForm.tsx';
import { MinhasAssinaturas, TodasAsAssinaturas } from './Assinaturas.tsx';
import { Sessoes } from './Sessoes.tsx';

/** Who is signed in, their password, where else they are signed in, and what they get by mail. */
export default function MinhaConta() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const user = useCurrentUser();
  const offersMore = useOffersMore();
  if (!user) return null;

  const text = (name: string) => translate(`acesso.conta.${name}`);
  const save = ({ senha, senhaAtual }: { senha: string; senhaAtual: string }) =>
    api(contract.sessao.updatePassword, { params: { userId: user.id }, body: { senha, senhaAtual } });

  return (
    <Box sx={{ maxWidth: 800 }}>
      <PageHead title={text('title')} />
      <Section title={text('data')}>
        <Facts
          facts={[
            [text('nome'), user.nome],
            [text('login'), user.login],
            [text('grupo'), user.GrupoAcesso.nome],
          ]}
        />
      </Section>
      <Section title={text('password')}>
        <Box sx={{ maxWidth: 400 }}>
          <NewPasswordForm askPresent save={save} onSaved={() => navigate('/')} />
        </Box>
      </Section>
      {offersMore && (
        <>
          <Section title={text('sessions')}>
            <Sessoes />
          </Section>
          <MinhasAssinaturas />
          {user.GrupoAcesso.id === GRUPO.ADMINISTRADOR && <TodasAsAssinaturas />}
        </>
      )}
    </Box>
  );
}
