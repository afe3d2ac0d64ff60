import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Link as MuiLink, Paper, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResumoCliente } from '../../../../contract/clientes.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import { formatDbo } from '../../../../domain/coleta/chargedDbo.ts';
import { formatValue } from '../../../../resources/kinds.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { tabPath } from '../tabs.ts';
import { Calibracao } from './Calibracao.tsx';
import { useResumo } from './useResumo.ts';

const KEYS = ['situacao', 'coleta', 'dbo', 'calibracao', 'meta', 'naoConformes'] as const;

interface Item {
  key: (typeof KEYS)[number];
  to: string;
  value: ReactNode;
  /** Something is to be done about it, or was to be. */
  due?: 'warning' | 'error';
}

/**
 * One line, or as many as what is long takes: nothing of it is cut. On a wide screen a second one keeps its room, so that what is
 * below stands still.
 */
const LINES = {
  display: 'block',
  overflowWrap: 'anywhere',
  lineHeight: '1.5rem',
  minHeight: { xs: '1.5rem', lg: '3rem' },
};

const GRID = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))', lg: 'auto minmax(160px, 1.4fr) auto auto auto auto' },
} as const;
/** Pixels of the sign that there is more. */
const MORE = 32;
/** A phone has room for one line, which scrolls. */
const ROW = { display: 'flex', overflowX: 'auto', whiteSpace: 'nowrap', pr: `${MORE}px`, '& > *': { flexShrink: 0 } };
/** What goes on beyond the edge ends in a sign of it: places may end just there. */
const GOES_ON = {
  position: 'relative',
  '&::after': {
    content: '"›" / ""',
    position: 'absolute',
    inset: '0 0 0 auto',
    width: MORE,
    display: 'grid',
    placeItems: 'center',
    fontSize: 24,
    color: 'text.secondary',
    background: ({ palette }: Theme) => `linear-gradient(to right, transparent, ${palette.background.paper} 50%)`,
    pointerEvents: 'none',
  },
} as const;

/** What is to be known of a client at once, each a link to its place. */
export function Resumo({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const { data: reply, isPending } = useResumo(idPessoa);
  if (isPending) return <ResumoSkeleton />;
  // A server of old does not know the call: the page does without.
  if (!reply) return null;
  return (
    <Paper component="nav" variant="outlined" aria-label={translate('ficha.resumo.label')} sx={{ mb: 1 }}>
      <Places>
        {itemsOf(reply.data, idPessoa, translate).map(({ key, to, value, due }) => (
          <Place key={key} name={key}>
            <MuiLink
              component={Link}
              to={to}
              id={`resumo-${key}-valor`}
              sx={LINES}
              color={due ? `${due}.main` : 'textPrimary'}
              aria-labelledby={`resumo-${key} resumo-${key}-valor`}
            >
              {due && key !== 'calibracao' && <DueIcon due={due} />}
              {value}
            </MuiLink>
          </Place>
        ))}
      </Places>
    </Paper>
  );
}

/** The places of what is on its way. */
function ResumoSkeleton() {
  return (
    <Paper variant="outlined" aria-hidden sx={{ mb: 1 }}>
      <Places>
        {KEYS.map((key) => (
          <Place key={key} name={key}>
            <Skeleton sx={LINES} />
          </Place>
        ))}
      </Places>
    </Paper>
  );
}

function Places({ children }: { children: ReactNode }) {
  const phone = usePhone();
  return (
    <Box sx={phone ? GOES_ON : undefined}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', ...(phone ? ROW : GRID) }}>
        {children}
      </Box>
    </Box>
  );
}

function Place({ name, children }: { name: Item['key']; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ px: 1.5, py: 1, minWidth: 0 }}>
      <Typography component="div" variant="caption" color="textSecondary" id={`resumo-${name}`}>
        {translate(`ficha.resumo.${name}`)}
      </Typography>
      {children}
    </Box>
  );
}

/** What the colour says, for those who do not see it. */
function DueIcon({ due }: { due: NonNullable<Item['due']> }) {
  const Icon = due === 'error' ? ErrorIcon : WarningIcon;
  return <Icon aria-hidden sx={{ fontSize: '1.25em', mr: 0.5, verticalAlign: 'text-bottom' }} />;
}

/** A calibration that holds is nothing to look at. */
const DUE = { vencido: 'error', 'a vencer': 'warning', 'em dia': undefined } as const;

type Translate = ReturnType<typeof useTranslate>;

function metaText(meta: ResumoCliente['meta'], translate: Translate): string {
  if (!meta) return translate('ficha.resumo.noMeta');
  const { ano, falta, coletas, qtdMinima } = meta;
  const kept = meta.Meta ?? falta;
  // What is left and what is done are all that the year asks for; once nothing is left, they are no more than what is done.
  const asked = falta > 0 ? falta + coletas : Math.max(qtdMinima, kept);
  const text =
    kept === 0
      ? translate('ficha.resumo.reached', { ano })
      : translate('ficha.resumo.left', { smart_count: kept, least: asked, ano });
  return kept === falta ? text : `${text} (${translate('ficha.resumo.today', { falta })})`;
}

function itemsOf(resumo: ResumoCliente, id: number, translate: Translate): Item[] {
  const { flagAtivo, ultimaColeta, dbo, calibracao, meta, naoConformes } = resumo;
  const history = `${tabPath(id, 'dados')}/historico-coletas`;
  const coleta = ultimaColeta && [formatDate(ultimaColeta.data), ultimaColeta.pontoColeta].filter(Boolean).join(' – ');
  return [
    { key: 'situacao', to: tabPath(id, 'dados'), value: formatValue('situacao', flagAtivo) },
    { key: 'coleta', to: history, value: coleta || translate('ficha.resumo.never') },
    {
      key: 'dbo',
      to: history,
      value: dbo === null ? translate('ficha.resumo.noDbo') : `${formatDbo(dbo)} ${translate('coleta.dbo.unit')}`,
    },
    {
      key: 'calibracao',
      to: tabPath(id, 'vazao'),
      due: calibracao?.situacao ? DUE[calibracao.situacao] : undefined,
      value: calibracao ? <Calibracao validade={calibracao.dtValidadeCalibragem} /> : translate('ficha.resumo.noMeter'),
    },
    {
      key: 'meta',
      to: tabPath(id, 'monitoramento'),
      due: meta && (meta.Meta ?? meta.falta) > 0 ? 'warning' : undefined,
      value: metaText(meta, translate),
    },
    {
      key: 'naoConformes',
      to: history,
      due: naoConformes > 0 ? 'error' : undefined,
      value: translate('ficha.resumo.collections', { smart_count: naoConformes }),
    },
  ];
}
