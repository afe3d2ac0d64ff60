import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Box, Tab, Tabs } from '@mui/material';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResumoCliente } from '../../../contract/clientes.ts';
import { useResumo } from './resumo/useResumo.ts';
import { TABS, type TabKey, type TabMark, tabPath } from './tabs.ts';

interface ClienteTabsProps {
  /** 0 for a new client, of which there is only 'Dados'. */
  id: number;
  current: TabKey;
  marks: Readonly<Partial<Record<TabKey, TabMark>>>;
}

const Count = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontWeight: 400,
  fontSize: '0.75rem',
}));

/** Once the counts are here, arrows take 80 px from the tabs that do not fit, while the one at hand is being scrolled to. */
const STRIP = {
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTabs-scroller': { scrollPaddingRight: { sm: '80px' } },
} as const;

/** The parts of a client, each a link; one that holds unsaved changes or errors shows it. */
export function ClienteTabs({ id, current, marks }: ClienteTabsProps) {
  const translate = useTranslate();
  const { data: reply } = useResumo(id);
  return (
    <Tabs value={current} variant="scrollable" aria-label={translate('ficha.tabs.label')} sx={STRIP}>
      {TABS.map(({ key }) => (
        <Tab
          key={key}
          component={Link}
          to={tabPath(id, key)}
          value={key}
          id={`aba-${key}`}
          aria-controls={key === current ? `parte-${key}` : undefined}
          disabled={id === 0 && key !== 'dados'}
          label={<TabLabel text={translate(`ficha.tabs.${key}`)} count={countOf(key, reply?.data)} mark={marks[key]} />}
        />
      ))}
    </Tabs>
  );
}

/** How many records a part lists; of those that list none, and as long as it is not known, nothing. */
function countOf(key: TabKey, resumo: ResumoCliente | undefined): number | undefined {
  if (!resumo || key === 'dados' || key === 'logs') return undefined;
  const { medidores, hidrometros, ...partes } = resumo.partes;
  return key === 'vazao' ? medidores + hidrometros : partes[key];
}

interface TabLabelProps {
  text: string;
  count: number | undefined;
  mark: TabMark | undefined;
}

function TabLabel({ text, count, mark }: TabLabelProps) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {text}
      {count !== undefined && (
        <>
          <span style={visuallyHidden}>, </span>
          <Count>{count}</Count>
        </>
      )}
      {mark?.invalid ? (
        <>
          <ErrorIcon color="error" fontSize="inherit" aria-hidden />
          <span style={visuallyHidden}>{translate('ficha.tabs.invalid')}</span>
        </>
      ) : mark?.dirty ? (
        <>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' }}
          />
          <span style={visuallyHidden}>{translate('ficha.tabs.dirty')}</span>
        </>
      ) : null}
    </Box>
  );
}
