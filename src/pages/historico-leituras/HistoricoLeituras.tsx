import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Skeleton, Tab, Tabs, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { historicoLeituras } from '../../../reports/historico-leituras/definition.ts';
import { useCall } from '../../app/useCall.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { isGone } from '../../kit/feedback/gone.ts';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { laterExtra } from '../../kit/later.tsx';
import { Breadcrumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ExcelButton } from '../../kit/reports/ExcelButton.tsx';
import { MonthsTable } from './MonthsTable.tsx';
import { hidesVolumes, labelsOf, monthRows, recentMonths } from './months.ts';
import { PARTS, useHistorico } from './useHistorico.ts';

const LIST = '/medidor-vazao/historico';

const CHART_HEIGHT = 340;

const VolumeChart = laterExtra(
  () => import('./VolumeChart.tsx'),
  () => <Skeleton variant="rectangular" height={CHART_HEIGHT} />,
);

/** The volumes of a client, month by month: of its sewage, and of its sources of supply (spec 2 §2.5). */
export default function HistoricoLeituras({ id }: { id: number }) {
  const translate = useTranslate();
  const told = (name: string) => translate(`leituras.historico.${name}`);
  const [search] = useSearchParams();
  const clients = useCall(contract.clientes.list);
  const { nome, codigo } = clients.data?.data.find((one) => one.id === id) ?? {};
  const unnamed = clients.isPending ? undefined : told('list');
  const { part, volumes, error, refetch } = useHistorico(id, search.get('aba'));
  const gone = isGone(error);
  const failed = error && (
    <ErrorAlert onRetry={gone ? undefined : refetch}>
      {told('failed')} {error.message}
    </ErrorAlert>
  );
  return (
    <>
      <Breadcrumb
        steps={[{ text: told('list'), to: LIST }]}
        current={[codigo, nome].filter(Boolean).join(' – ') || undefined}
      />
      <PageHead title={nome ? translate('leituras.historico.titleOf', { nome }) : unnamed}>
        {!gone && <ExcelButton report={historicoLeituras} filters={{ idPessoa: id }} />}
        <Button component={Link} to={LIST} startIcon={<ArrowBack />}>
          {told('back')}
        </Button>
      </PageHead>
      {gone ? (
        failed
      ) : (
        <>
          <Tabs value={part ?? false} aria-label={told('tabs')} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            {PARTS.map((one) => (
              <Tab
                key={one}
                component={Link}
                to={`?aba=${one}`}
                replace
                value={one}
                label={told(one)}
                id={`aba-${one}`}
                aria-controls={one === part ? `parte-${one}` : undefined}
              />
            ))}
          </Tabs>
          {part ? (
            <div role="tabpanel" id={`parte-${part}`} aria-labelledby={`aba-${part}`}>
              {failed || (volumes ? <Volumes key={part} volumes={volumes} /> : <PageSkeleton />)}
            </div>
          ) : (
            <PageSkeleton />
          )}
        </>
      )}
    </>
  );
}

/** What in it is as wide as it at the most can say so. */
const BESIDE = { display: 'flex', flexWrap: 'wrap', columnGap: 3, containerType: 'inline-size' } as const;
/** As wide as its columns need; of the rest the chart has the more, below where too little is left. */
const TABLE = { flex: '2 0 min-content', minWidth: 'min(320px, 100%)', maxWidth: '100%' } as const;
const CHART = { flex: { xs: '1 0 100%', lg: '3 0 380px' }, minWidth: 0 } as const;

function Volumes({ volumes }: { volumes: Parameters<typeof monthRows>[0] }) {
  const translate = useTranslate();
  const months = monthRows(volumes);
  if (months.length === 0) return <Typography sx={{ my: 2 }}>{translate('leituras.historico.empty')}</Typography>;
  const labels = labelsOf(volumes);
  return (
    <Box sx={BESIDE}>
      <Box sx={TABLE}>
        <MonthsTable labels={labels} months={months.toReversed()} />
        {hidesVolumes(volumes) && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('leituras.historico.negative')}
          </Typography>
        )}
      </Box>
      <Box sx={CHART}>
        <Typography variant="h2" sx={{ my: 1 }}>
          {translate('leituras.historico.chart')}
        </Typography>
        <VolumeChart labels={labels} months={recentMonths(months)} />
      </Box>
    </Box>
  );
}
