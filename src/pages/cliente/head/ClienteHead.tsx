import HistoryIcon from '@mui/icons-material/ScienceOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StatusText } from '../../../kit/lists/StatusText.tsx';
import { Breadcrumb } from '../../../kit/page/Breadcrumb.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { NaoConformes } from '../naoConformes/NaoConformes.tsx';
import { CLIENTE, type TabKey } from '../tabs.ts';
import { Relatorios } from './Relatorios.tsx';
import { useClientesStep } from './useClientesStep.ts';
import { Vizinhos } from './Vizinhos.tsx';

interface ClienteHeadProps {
  /** 0 for a new client. */
  id: number;
  tab: TabKey;
  /** None while it is on its way. */
  title?: string;
  /** As far as it is known; a new one is not. */
  client?: RaRecord;
  /** What is rarely done with it. */
  more?: ReactNode;
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 28 };

/** Where a client stands, its name beside its status, and the ways on from it. */
export function ClienteHead({ id, tab, title, client, more }: ClienteHeadProps) {
  const translate = useTranslate();
  const clients = useClientesStep();
  const status = client && (
    <Typography component="span" variant="body2" color="textSecondary">
      <StatusText flagAtivo={client.flagAtivo} />
    </Typography>
  );
  return (
    <>
      <Box sx={LINE}>
        <Breadcrumb steps={[clients]} current={id === 0 ? translate('ficha.newStep') : (client?.codigo ?? undefined)} />
        {id !== 0 && <Vizinhos id={id} tab={tab} />}
      </Box>
      <PageHead besideActions title={title} beside={status}>
        {id !== 0 && (
          <>
            <Relatorios idPessoa={id} />
            <NaoConformes idPessoa={id} />
            <Button
              component={Link}
              to={`/${CLIENTE}/${id}/historico-coletas`}
              variant="contained"
              startIcon={<HistoryIcon />}
            >
              {translate('cliente.detail.history')}
            </Button>
            {more}
          </>
        )}
      </PageHead>
    </>
  );
}
