import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Mensagem } from '../../../contract/mensagens.ts';

const SITUACOES = {
  pendente: { Icon: ScheduleIcon, color: 'text.secondary' },
  enviada: { Icon: CheckCircleIcon, color: 'success.main' },
  falhou: { Icon: ErrorIcon, color: 'error.main' },
} as const;

/** How far a message is, in words and by an icon. */
export function Situacao({ situacao }: Pick<Mensagem, 'situacao'>) {
  const translate = useTranslate();
  const { Icon, color } = SITUACOES[situacao];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', gap: 0.5 }}>
      <Icon fontSize="small" sx={{ color }} />
      {translate(`acesso.mensagem.situacoes.${situacao}`)}
    </Box>
  );
}
