import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useCall } from '../../app/useCall.ts';

/** The logins of a server that was started with demonstration data; nothing on any other. */
export default function DemonstrationLogins({ onChoose }: { onChoose: (login: string, senha: string) => void }) {
  const translate = useTranslate();
  const { data: reply } = useCall(contract.sessao.apresentacao, {}, { staleTime: Number.POSITIVE_INFINITY });
  const demonstration = reply?.data?.demonstracao;
  if (!demonstration) return null;
  const { logins, senha } = demonstration;
  return (
    <Box component="section" aria-labelledby="demonstracao" sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h2" id="demonstracao" sx={{ mb: 0.5 }}>
        {translate('shell.login.demonstration')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('shell.login.demonstrationHint', { senha })}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {logins.map((login) => (
          <Button
            key={login}
            variant="outlined"
            aria-label={translate('shell.login.useLogin', { login })}
            onClick={() => onChoose(login, senha)}
          >
            {login}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
