import '../../../i18n/acesso.ts';
import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { Facts } from '../../admin/Facts.tsx';
import { Section } from '../../admin/Section.tsx';
import { useApi } from '../../admin/useCall.ts';
import { NewPasswordForm } from '../../layout/session/NewPasswordForm.tsx';
import { useCurrentUser } from '../../session.ts';
import { PageHead } from '../cliente/PageHead.tsx';
import { Sessoes } from './Sessoes.tsx';

/** Who is signed in, their password, and where else they are signed in. */
export default function MinhaConta() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const user = useCurrentUser();
  if (!user) return null;

  const text = (name: string) => translate(`acesso.conta.${name}`);
  const save = (senha: string, senhaAtual: string) =>
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
      <Section title={text('sessions')}>
        <Sessoes />
      </Section>
    </Box>
  );
}
